import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../platform/app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import {
  type ConversationKey,
  findConversation,
  findReply,
  hasTeamReplied,
  type MessageRow,
} from './store.ts';

/** Lifetime of the lock in seconds. Limits how long other messages wait if a process dies. */
const lockSeconds = 30;

/**
 * Polling interval of a waiting request, which grows from `first` to `last`, and its total wait, both in milliseconds.
 */
const pollIntervalMs = { first: 150, last: 1000 };
const waitMs = 27_000;

const claim: PreparedStatement = {
  name: 'claim_reply_lock',
  text: `UPDATE conversations SET replying_to = $3, reply_locked_until = $5::timestamptz
    WHERE branch_id = $1 AND id = $2 AND state IN ('ASSISTANT', 'WAITING')
      AND (replying_to IS NULL OR reply_locked_until <= $4::timestamptz)
    RETURNING id`,
};

const release: PreparedStatement = {
  name: 'release_reply_lock',
  text: `UPDATE conversations SET replying_to = NULL, reply_locked_until = NULL
    WHERE branch_id = $1 AND id = $2 AND replying_to = $3`,
};

/**
 * Outcome of waiting for the lock: 'acquired' if this request holds it, the reply if another request has stored one, or
 * 'silent' if the assistant doesn't reply.
 */
export type ReplyLockResult = 'acquired' | 'silent' | { answer: MessageRow };

/**
 * Waits until the assistant may reply to a message. In one conversation the assistant replies to one message at a time,
 * across requests and processes, also after the visitor has asked for a person (handbook: chat 13). Throws AppError
 * rate_limited after 27 seconds. The holder must release the lock.
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
    const settled = await findOutcome(database, key, message);
    if (settled) return settled;
    if (await claimLock(database, key, message.id, clock.now())) {
      // Another request may have replied between the check and the claim.
      const outcome = await findOutcome(database, key, message);
      if (!outcome) return 'acquired';
      await releaseReplyLock(database, key, message.id);
      return outcome;
    }
    await sleep(pauseMs, undefined, { signal });
    pauseMs = Math.min(pauseMs * 1.5, pollIntervalMs.last);
  }
  throw new AppError('rate_limited', 'I’m still answering your last message. Try again in a moment.');
}

async function findOutcome(
  db: QueryExecutor,
  key: ConversationKey,
  { id, position }: MessageRow,
): Promise<Exclude<ReplyLockResult, 'acquired'> | null> {
  const answer = await findReply(db, key, id);
  if (answer) return { answer };
  const conversation = await findConversation(db, key);
  const mayReply = conversation?.state === 'ASSISTANT' || conversation?.state === 'WAITING';
  return !mayReply || (await hasTeamReplied(db, key, position)) ? 'silent' : null;
}

async function claimLock(database: Database, key: ConversationKey, messageId: string, now: Date) {
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
