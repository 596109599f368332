import type { Queries, Statement } from '../platform/database.ts';

const forgetEntries: Statement = {
  name: 'forget_waiting_entries',
  text: `UPDATE waiting_entries SET principal_id = NULL, client_id = 'forgotten-' || id::text,
      person = 'forgotten-' || id::text, title = NULL, first_name = 'Deleted', last_name = 'account', email = '', phone = NULL
    WHERE principal_id = $1 AND status NOT IN ('WAITING', 'OFFERED')`,
};

/** Erases who waited. */
export async function forgetWaitingOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetEntries, [memberId]);
}
