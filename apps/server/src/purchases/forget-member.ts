import type { Queries, Statement } from '../platform/database.ts';

const forgetBuyer: Statement = {
  name: 'forget_buyer',
  text: `UPDATE purchases SET buyer = '{"firstName": "Deleted", "name": "Deleted account", "email": ""}'
    WHERE member_id = $1 AND status <> 'OPEN'`,
};

/** Erases who bought; what it was and cost stays for the books. */
export async function forgetBuyerOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetBuyer, [memberId]);
}
