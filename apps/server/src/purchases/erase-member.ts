import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const anonymousBuyer = `buyer = '{"firstName": "Deleted", "name": "Deleted account", "email": ""}',
      goods = CASE WHEN goods ? 'input' THEN jsonb_set(goods, '{input}', goods->'input'
        || '{"recipientName": "someone", "recipientEmail": "", "senderName": "", "message": ""}') ELSE goods END`;

const eraseBuyer: PreparedStatement = {
  name: 'erase_buyer',
  text: `UPDATE purchases SET ${anonymousBuyer} WHERE member_id = $1 AND status <> 'OPEN'`,
};

/**
 * Erases a member's identity, and the recipients and messages of their gift cards, from purchases that aren't open.
 * Goods and prices stay for accounting.
 */
export async function eraseMemberPurchases(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseBuyer, [memberId]);
}

const eraseUnpaid: PreparedStatement = {
  name: 'erase_unpaid_guest_purchase',
  text: `UPDATE purchases SET ${anonymousBuyer} WHERE branch_id = $1 AND id = $2::uuid AND guest_hash IS NOT NULL`,
};

/** Erases a guest's identity from a purchase that was never paid. Leaves members' purchases unchanged. */
export async function eraseUnpaidGuestPurchase(
  tx: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<void> {
  await tx.run(eraseUnpaid, [branchId, id]);
}

const purgeBuyers: PreparedStatement = {
  name: 'purge_old_buyers',
  text: `UPDATE purchases SET ${anonymousBuyer} WHERE created_at < $1 AND status <> 'OPEN' AND buyer->>'email' <> ''`,
};

/** Erases identities from purchases that are older than the accounting retention and aren't open. */
export async function eraseIdentitiesOfOldPurchases(
  db: QueryExecutor,
  { accounting }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeBuyers, [accounting]);
}
