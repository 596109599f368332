import { v7 as uuidv7 } from 'uuid';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountEmail } from './account-email.ts';
import type { AccountSms } from './account-sms.ts';
import { type MessageChannel, queuedMessages } from './tables.ts';

/** Queues an email in the transaction of the change that it reports. */
export async function enqueueEmail(pool: Pool, tx: QueryExecutor, email: AccountEmail): Promise<void> {
  await enqueue(pool, tx, 'mail', email);
}

/** Queues a text message in the transaction of the change that it reports. */
export async function enqueueSms(pool: Pool, tx: QueryExecutor, sms: AccountSms): Promise<void> {
  await enqueue(pool, tx, 'sms', sms);
}

async function enqueue(
  pool: Pool,
  tx: QueryExecutor,
  channel: MessageChannel,
  message: object,
): Promise<void> {
  const id = uuidv7();
  const now = pool.now();
  const encryptedMessage = pool.encryption.encrypt(`${channel}|${id}`, JSON.stringify(message));
  await tx
    .insert(queuedMessages)
    .values({ id, channel, encryptedMessage, createdAt: now, nextAttemptAt: now });
}
