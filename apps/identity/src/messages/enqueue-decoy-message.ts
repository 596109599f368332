import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountEmail } from './account-email.ts';
import type { AccountSms } from './account-sms.ts';
import { queuedMessages } from './tables.ts';

/**
 * Does the work of `enqueueEmail` or `enqueueSms` without sending anything, so that a call for an unknown recipient
 * takes the same time.
 */
export async function enqueueDecoyMessage(
  pool: Pool,
  tx: QueryExecutor,
  message: AccountEmail | AccountSms,
): Promise<void> {
  const id = uuidv7();
  pool.encryption.encrypt(`mail|${id}`, JSON.stringify(message));
  await tx.delete(queuedMessages).where(eq(queuedMessages.id, id));
}
