import type { Queries, Statement } from '../platform/database.ts';

const eraseNames = `UPDATE purchases SET buyer = '{"firstName": "Deleted", "name": "Deleted account", "email": ""}',
      goods = CASE WHEN goods ? 'wish' THEN jsonb_set(goods, '{wish}', goods->'wish'
        || '{"recipientName": "somebody", "recipientEmail": "", "senderName": "", "message": ""}') ELSE goods END`;

const forgetBuyer: Statement = {
  name: 'forget_buyer',
  text: `${eraseNames} WHERE member_id = $1 AND status <> 'OPEN'`,
};

const forgetUnpaid: Statement = {
  name: 'forget_unpaid_guest',
  text: `${eraseNames} WHERE branch_id = $1 AND id = $2::uuid AND guest_hash IS NOT NULL`,
};

/** Erases who bought, and what they wrote with a gift card; what it was and cost stays for the books. */
export async function forgetBuyerOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetBuyer, [memberId]);
}

/** Erases who tried to buy without an account and never paid. Nothing happens to a member's purchase. */
export async function forgetUnpaidGuest(
  tx: Queries,
  { branchId, id }: { branchId: string; id: string },
): Promise<void> {
  await tx.run(forgetUnpaid, [branchId, id]);
}
