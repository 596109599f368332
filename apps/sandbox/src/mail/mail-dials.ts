import type { SandboxDatabase } from '../database.ts';

/** What goes wrong next: how many messages are refused for now (451), and how many for good (550). */
export interface MailDials {
  failNext: number;
  rejectNext: number;
}

/** Turns the dials that are given and answers all of them. */
export async function turnMailDials(
  database: SandboxDatabase,
  dials: Partial<MailDials>,
): Promise<MailDials> {
  const [row] = await database.query<{ fail_next: number; reject_next: number }>(
    `UPDATE sandbox.mail_dials
     SET fail_next = coalesce($1::integer, fail_next), reject_next = coalesce($2::integer, reject_next)
     RETURNING fail_next, reject_next`,
    [dials.failNext ?? null, dials.rejectNext ?? null],
  );
  return { failNext: row?.fail_next ?? 0, rejectNext: row?.reject_next ?? 0 };
}

/** Whether the message at hand is refused; counts the dial down, once even among several processes. */
export async function refusalDue(database: SandboxDatabase): Promise<'for now' | 'for good' | undefined> {
  const failing = await database.query(
    'UPDATE sandbox.mail_dials SET fail_next = fail_next - 1 WHERE fail_next > 0 RETURNING one',
  );
  if (failing.length > 0) return 'for now';
  const rejecting = await database.query(
    'UPDATE sandbox.mail_dials SET reject_next = reject_next - 1 WHERE reject_next > 0 RETURNING one',
  );
  return rejecting.length > 0 ? 'for good' : undefined;
}
