import type { SandboxDatabase } from './database.ts';

/**
 * Fault settings: how many of the next messages fail temporarily and how many fail permanently. For email these are the
 * SMTP statuses 451 and 550.
 */
export interface MessageFaults {
  failNext: number;
  rejectNext: number;
}

/** Table of the fault settings, for emails or for text messages. */
type FaultSettingsTable = 'mail_dials' | 'sms_dials';

/** JSON schema of a change of the fault settings. */
export const faultsBodySchema = {
  type: 'object',
  properties: {
    failNext: { type: 'integer', minimum: 0, maximum: 100_000 },
    rejectNext: { type: 'integer', minimum: 0, maximum: 100_000 },
  },
};

/** Applies the given fault settings and returns all of them. */
export async function updateMessageFaults(
  database: SandboxDatabase,
  settings: Partial<MessageFaults>,
  table: FaultSettingsTable = 'mail_dials',
): Promise<MessageFaults> {
  const [row] = await database.query<{ fail_next: number; reject_next: number }>(
    `UPDATE sandbox.${table}
     SET fail_next = coalesce($1::integer, fail_next), reject_next = coalesce($2::integer, reject_next)
     RETURNING fail_next, reject_next`,
    [settings.failNext ?? null, settings.rejectNext ?? null],
  );
  return { failNext: row?.fail_next ?? 0, rejectNext: row?.reject_next ?? 0 };
}

/**
 * Returns whether to reject the current message temporarily or permanently, or undefined to accept it. Decrements the
 * setting atomically across processes.
 */
export async function consumeNextFault(
  database: SandboxDatabase,
  table: FaultSettingsTable = 'mail_dials',
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
