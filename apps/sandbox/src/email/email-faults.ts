import type { SandboxDatabase } from '../database.ts';

/** What goes wrong next: how many messages are refused for now, and how many for good. By mail that is 451 and 550. */
export interface EmailFaults {
  failNext: number;
  rejectNext: number;
}

/** Whose dials: those of mail or of text messages. */
type DialsTable = 'mail_dials' | 'sms_dials';

/** What turns dials may look like. */
export const faultsBodySchema = {
  type: 'object',
  properties: {
    failNext: { type: 'integer', minimum: 0, maximum: 100_000 },
    rejectNext: { type: 'integer', minimum: 0, maximum: 100_000 },
  },
};

/** Turns the dials that are given and answers all of them. */
export async function updateEmailFaults(
  database: SandboxDatabase,
  dials: Partial<EmailFaults>,
  table: DialsTable = 'mail_dials',
): Promise<EmailFaults> {
  const [row] = await database.query<{ fail_next: number; reject_next: number }>(
    `UPDATE sandbox.${table}
     SET fail_next = coalesce($1::integer, fail_next), reject_next = coalesce($2::integer, reject_next)
     RETURNING fail_next, reject_next`,
    [dials.failNext ?? null, dials.rejectNext ?? null],
  );
  return { failNext: row?.fail_next ?? 0, rejectNext: row?.reject_next ?? 0 };
}

/** Whether the message at hand is refused; counts the dial down, once even among several processes. */
export async function consumeRejection(
  database: SandboxDatabase,
  table: DialsTable = 'mail_dials',
): Promise<'for now' | 'for good' | undefined> {
  const failing = await database.query(
    `UPDATE sandbox.${table} SET fail_next = fail_next - 1 WHERE fail_next > 0 RETURNING one`,
  );
  if (failing.length > 0) return 'for now';
  const rejecting = await database.query(
    `UPDATE sandbox.${table} SET reject_next = reject_next - 1 WHERE reject_next > 0 RETURNING one`,
  );
  return rejecting.length > 0 ? 'for good' : undefined;
}
