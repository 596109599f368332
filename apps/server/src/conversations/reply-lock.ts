import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../platform/app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import {
  type ConversationKey,
  findReply,
  hasTeamReplied,
  type MessageRow,
  readConversation,
} from './store.ts';

/** Lifetime of the lock in seconds. Limits how long other messages wait if a process dies. */
const lockSeconds = 30;

/**
 * Polling interval of a waiting request, which grows from `first` to `last`, and its total wait, both in milliseconds.
 */
const pollIntervalMs = { first: 150, last: 1000 };
const waitMs = 27_000;

const claim: PreparedStatement = {
  name: 'claim_turn',
  text: `UPDATE conversations SET replying_to = $3, reply_locked_until = $5::timestamptz
    WHERE branch_id = $1 AND id = $2 AND state IN ('ASSISTANT', 'WAITING')
      AND (replying_to IS NULL OR reply_locked_until <= $4::timestamptz)
    RETURNING id`,
};

const release: PreparedStatement = {
  name: 'release_turn',
  text: `UPDATE conversations SET replying_to = NULL, reply_locked_until = NULL
    WHERE branch_id = $1 AND id = $2 AND replying_to = $3`,
};

/**
 * Outcome of waiting for the lock: 'mine' if this request holds it, the reply if another request has stored one, or
 * 'silent' if the assistant doesn't reply.
 */
export type ReplyLockResult = 'mine' | 'silent' | { answer: MessageRow };

/**
 * Waits until the assistant may reply to a message, also while the visitor waits for a person (handbook: chat 13). In one conversation the assistant replies to one message at a time,
 * across requests and processes. Throws AppError rate_limited when waiting takes too long. The holder must release the
 * lock.
 */
export async function acquireReplyLock(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: ConversationKey,
  message: MessageRow,
  signal?: AbortSignal,
): Promise<ReplyLockResult> {
  const until = Date.now() + waitMs;
  let pauseMs = pollIntervalMs.first;
  while (Date.now() < until) {
    const settled = await settledBy(database, key, message);
    if (settled) return settled;
    if (await claimed(database, key, message.id, clock.now())) {
      // Another request may have replied between the check and the claim.
      const outcome = await settledBy(database, key, message);
      if (!outcome) return 'mine';
      await releaseReplyLock(database, key, message.id);
      return outcome;
    }
    await sleep(pauseMs, undefined, { signal });
    pauseMs = Math.min(pauseMs * 1.5, pollIntervalMs.last);
  }
  throw new AppError('rate_limited', 'I’m still answering your last message. Try again in a moment.');
}

async function settledBy(
  db: QueryExecutor,
  key: ConversationKey,
  { id, position }: MessageRow,
): Promise<Exclude<ReplyLockResult, 'mine'> | null> {
  const answer = await findReply(db, key, id);
  if (answer) return { answer };
  const conversation = await readConversation(db, key);
  const mayReply = conversation?.state === 'ASSISTANT' || conversation?.state === 'WAITING';
  return !mayReply || (await hasTeamReplied(db, key, position)) ? 'silent' : null;
}

async function claimed(database: Database, key: ConversationKey, messageId: string, now: Date) {
  const until = new Date(now.getTime() + lockSeconds * 1000);
  const values = [key.branchId, key.conversationId, messageId, now, until];
  return (await database.run(claim, values)).length > 0;
}

/** Releases the lock for the next message. Does nothing if another message holds it already. */
export async function releaseReplyLock(
  db: QueryExecutor,
  key: ConversationKey,
  messageId: string,
): Promise<void> {
  await db.run(release, [key.branchId, key.conversationId, messageId]);
}
