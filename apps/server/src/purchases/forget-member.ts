import type { Queries, Statement } from '../platform/database.ts';

const forgetBuyer: Statement = {
  name: 'forget_buyer',
  text: `UPDATE purchases SET buyer = '{"firstName": "Deleted", "name": "Deleted account", "email": ""}',
      goods = CASE WHEN goods ? 'wish' THEN jsonb_set(goods, '{wish}', goods->'wish'
        || '{"recipientName": "somebody", "recipientEmail": "", "senderName": "", "message": ""}') ELSE goods END
    WHERE member_id = $1 AND status <> 'OPEN'`,
};

/** Erases who bought, and what they wrote with a gift card; what it was and cost stays for the books. */
export async function forgetBuyerOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetBuyer, [memberId]);
}
