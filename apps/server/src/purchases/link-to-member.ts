import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const changeBuyer: PreparedStatement = {
  name: 'link_purchases_to_member',
  text: 'UPDATE purchases SET member_id = $3 WHERE branch_id = $1 AND member_id = $2',
};

const updateGiftCardGiver: PreparedStatement = {
  name: 'link_gift_cards_to_member',
  text: 'UPDATE gift_cards SET buyer_id = $3 WHERE branch_id = $1 AND buyer_id = $2',
};

/**
 * Links a person's earlier purchases and gift cards to their new account. `owner` is the placeholder id under which
 * they were stored.
 */
export async function linkPurchasesToMember(
  tx: QueryExecutor,
  branchId: string,
  owner: string,
  memberId: string,
): Promise<void> {
  await tx.run(changeBuyer, [branchId, owner, memberId]);
  await tx.run(updateGiftCardGiver, [branchId, owner, memberId]);
}
