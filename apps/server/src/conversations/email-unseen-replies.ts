import { visitorLeftAfterSeconds } from '@studio/domain/conversations/conversation';
import { and, eq, inArray } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { getVisitorEmail } from './conversation-status.ts';
import { type ConversationKey, lockConversation } from './store.ts';
import { conversationMessages } from './tables.ts';

/** Maximum age in days of a conversation's last message for its replies to be emailed. */
const maxReplyAgeDays = 7;

/**
 * Delay in seconds before a reply is emailed, if `config.patience` is off, as in tests. It is longer than the polling
 * interval of an open page.
 */
const testDelaySeconds = 8;

// Replies of the team that the visitor hasn't seen and no email contained.
const isUnseen = `m.role = 'team' AND m.emailed_at IS NULL AND m.created_at > c.visitor_seen_at`;

// Selects conversations with an unseen reply, whose visitor was last seen before $2 and whose last message is later
// than $3.
const conversationsToEmail: PreparedStatement = {
  name: 'conversations_with_unseen_replies',
  text: `SELECT c.id FROM conversations c
    WHERE c.branch_id = $1 AND c.handover_at IS NOT NULL AND c.last_message_at > c.visitor_seen_at
      AND c.visitor_seen_at < $2::timestamptz AND c.last_message_at > $3::timestamptz
      AND (c.email IS NOT NULL OR c.principal_id IS NOT NULL)
      AND EXISTS (SELECT 1 FROM conversation_messages m
        WHERE m.branch_id = c.branch_id AND m.conversation_id = c.id AND ${isUnseen})`,
};

const unseenReplies: PreparedStatement = {
  name: 'unseen_in_conversation',
  text: `SELECT m.id FROM conversations c
    JOIN conversation_messages m ON m.branch_id = c.branch_id AND m.conversation_id = c.id
    WHERE c.branch_id = $1 AND c.id = $2 AND c.visitor_seen_at < $3::timestamptz AND ${isUnseen}
    ORDER BY m.position`,
};

/**
 * Emails the team's replies to visitors who have left (handbook: chat 9). One email contains all unseen replies, and
 * each reply is emailed once.
 */
export async function emailUnseenReplies({ database, clock, config }: Services): Promise<void> {
  const now = clock.now();
  const { branchId } = config;
  const delaySeconds = config.patience ? visitorLeftAfterSeconds : testDelaySeconds;
  const leftBefore = new Date(now.getTime() - delaySeconds * 1000);
  const notBefore = new Date(now.getTime() - maxReplyAgeDays * 86_400_000);
  const rows = await database.run<{ id: string }>(conversationsToEmail, [branchId, leftBefore, notBefore]);
  for (const { id: conversationId } of rows) {
    const key = { branchId, conversationId };
    await database.transaction((tx) => emailReplies(tx, key, leftBefore, now));
  }
}

/**
 * Emails the unseen replies of one conversation. Locks the conversation, so that a concurrent process waits and then
 * finds nothing to send.
 */
async function emailReplies(
  tx: QueryExecutor,
  key: ConversationKey,
  leftBefore: Date,
  now: Date,
): Promise<void> {
  const { branchId, conversationId } = key;
  const conversation = await lockConversation(tx, key);
  if (!(await getVisitorEmail(tx, conversation))) return;
  const rows = await tx.run<{ id: string }>(unseenReplies, [branchId, conversationId, leftBefore]);
  const messageIds = rows.map(({ id }) => id);
  if (messageIds.length === 0) return;
  await tx.orm
    .update(conversationMessages)
    .set({ emailedAt: now })
    .where(
      and(
        eq(conversationMessages.branchId, branchId),
        eq(conversationMessages.conversationId, conversationId),
        inArray(conversationMessages.id, messageIds),
      ),
    );
  await enqueueEmail(tx, { branchId, kind: 'chat-reply', subject: { conversationId, messageIds } }, now);
}
