import type { Queries, Statement } from '../platform/database.ts';

const forgetTours: Statement = {
  name: 'forget_tours',
  text: `UPDATE tours SET principal_id = NULL, client_id = 'forgotten-' || id::text, first_name = 'Deleted',
      last_name = 'account', email = '', phone = ''
    WHERE principal_id = $1`,
};

/** Erases whose tours they were. */
export async function forgetToursOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetTours, [memberId]);
}
