import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { isDatabaseUnavailable } from '../protocol/database-unavailable.ts';
import type { DeliverAccountEmail } from './account-email.ts';
import type { DeliverAccountSms } from './account-sms.ts';
import { type MessageChannel, queuedMessages } from './tables.ts';

/** Number of messages per batch. */
const batchSize = 10;
/** Number of attempts, over about 4 minutes, before a message is dropped and its failure is logged as an error. */
const maxTries = 8;
/** Seconds after which other processes retry a message, if the first process died while sending. */
const leaseSeconds = 60;

/**
 * Sends queued emails. An email can be sent twice if the process dies before it records the delivery. Retries failed
 * ones after 2, 4, 8… seconds, and drops an email after `maxTries` attempts.
 */
export async function sendEmails(pool: Pool, deliver: DeliverAccountEmail): Promise<void> {
  await sendWaiting(pool, 'mail', deliver);
}

/**
 * Sends queued text messages, with the same retries as `sendEmails`. Runs separately from it, so that neither waits for
 * the service of the other.
 */
export async function sendSmsMessages(pool: Pool, deliver: DeliverAccountSms): Promise<void> {
  await sendWaiting(pool, 'sms', deliver);
}

async function sendWaiting<Message>(
  pool: Pool,
  channel: MessageChannel,
  deliver: (message: Message, messageId: string) => Promise<void>,
): Promise<void> {
  for (const { id, encryptedMessage, attempts: tries } of await claimDue(pool, channel)) {
    try {
      await deliver(JSON.parse(pool.encryption.decrypt(`${channel}|${id}`, encryptedMessage)) as Message, id);
    } catch (error) {
      const isLastTry = tries + 1 >= maxTries;
      const logMessage = isLastTry
        ? 'an account message failed permanently'
        : 'could not send an account message; will retry';
      pool.log[isLastTry ? 'error' : 'warn']({ err: error, [channel]: id }, logMessage);
      await retryLater(pool, id, tries + 1);
      continue;
    }
    await deleteSent(pool, id);
  }
}

/** Deletes a delivered message, which must not be sent again. Waits until the database is available. */
async function deleteSent(pool: Pool, id: string): Promise<void> {
  for (;;) {
    try {
      await pool.database.delete(queuedMessages).where(eq(queuedMessages.id, id));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(500, undefined, { ref: false });
    }
  }
}

/** Claims due messages for this process. */
async function claimDue(pool: Pool, channel: MessageChannel) {
  const now = pool.now();
  return pool.database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(queuedMessages)
      .where(and(eq(queuedMessages.channel, channel), lte(queuedMessages.nextAttemptAt, now)))
      .orderBy(asc(queuedMessages.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, nextAttemptAt } of due) {
      await tx
        .update(queuedMessages)
        .set({ nextAttemptAt: new Date(now.getTime() + leaseSeconds * 1000) })
        .where(and(eq(queuedMessages.id, id), eq(queuedMessages.nextAttemptAt, nextAttemptAt)));
    }
    return due;
  });
}

async function retryLater(pool: Pool, id: string, tries: number): Promise<void> {
  if (tries >= maxTries) {
    await pool.database.delete(queuedMessages).where(eq(queuedMessages.id, id));
    return;
  }
  const nextAttemptAt = new Date(pool.now().getTime() + 2 ** tries * 1000);
  await pool.database
    .update(queuedMessages)
    .set({ attempts: tries, nextAttemptAt })
    .where(eq(queuedMessages.id, id));
}
