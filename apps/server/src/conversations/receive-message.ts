import { stateAfterMessage } from '@studio/domain/conversations/conversation';
import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../integrations/assistant/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { addReply } from './add-reply.ts';
import { buildStateChanges } from './conversation-state-changes.ts';
import {
  addMessage,
  type BrowserTabKey,
  belongsToAnotherMember,
  type ConversationRow,
  detachFromTab,
  findMessage,
  findReply,
  lockTabConversation,
  type MessageRow,
  updateConversation,
} from './store.ts';
import { conversations } from './tables.ts';

export interface IncomingMessage extends BrowserTabKey {
  messageId: string;
  /** Account id of the member who writes, proven by their token; null for guests. */
  memberId: string | null;
  text: string;
  /** Recipient that the visitor chose: a person of the team or the assistant; null without a choice. */
  recipient: 'person' | 'assistant' | null;
}

/** Replies that are prepared before the message is stored. */
export interface PreparedReplies {
  /** Reply for a message that asks for a person. */
  handoverReply: Reply;
  /** For the event of a booked tour: the note that is stored as the message, and the reply; otherwise null. */
  tour: { note: string; reply: Reply } | null;
}

export interface ReceivedMessage {
  conversation: ConversationRow;
  message: MessageRow;
  /** Reply that doesn't need the assistant; null if the assistant must be asked. */
  answer: MessageRow | null;
}

/**
 * Stores a visitor's message at the end of the conversation. Idempotent by message id. Throws AppError
 * idempotency_mismatch for another text with the same id.
 */
export async function receiveMessage(
  tx: QueryExecutor,
  incoming: IncomingMessage,
  prepared: PreparedReplies,
  now: Date,
): Promise<ReceivedMessage> {
  const before = await openConversation(tx, incoming, now);
  const { branchId, messageId, text, recipient, memberId } = incoming;
  const key = { branchId, conversationId: before.id };
  const existing = await findMessage(tx, key, messageId);
  if (existing) {
    if (!isSame(existing, incoming)) throw new AppError('idempotency_mismatch');
    return { conversation: before, message: existing, answer: await findReply(tx, key, messageId) };
  }
  const state = stateAfterMessage(before.state, recipient);
  const changes = {
    ...buildStateChanges(before, state, now),
    lastMessageAt: now,
    visitorSeenAt: now,
    unread: before.unread + 1,
    principalId: memberId ?? before.principalId,
  };
  await updateConversation(tx, key, changes);
  const content = {
    role: prepared.tour ? ('note' as const) : ('user' as const),
    text: prepared.tour?.note ?? text,
  };
  const message = await addMessage(tx, {
    ...key,
    id: messageId,
    ...content,
    createdAt: now,
    inReplyTo: null,
    byId: null,
    byName: null,
    extras: null,
  });
  const conversation = { ...before, ...changes };
  const reply = getImmediateReply(before, conversation, prepared);
  return {
    conversation,
    message,
    answer:
      reply &&
      (await addReply(tx, conversation, messageId, reply, now, { personal: prepared.tour !== null })),
  };
}

/** Returns a reply that doesn't need the assistant: to a request for a person, or to a booked tour. */
function getImmediateReply(
  before: ConversationRow,
  { state }: ConversationRow,
  prepared: PreparedReplies,
): Reply | null {
  if (state === 'WAITING' && before.state !== 'WAITING') return prepared.handoverReply;
  return state === 'ASSISTANT' || state === 'WAITING' ? (prepared.tour?.reply ?? null) : null;
}

/**
 * Returns whether a message with the id of a stored one is a repetition of it. The event of a booked tour is stored as
 * a note, whose text differs.
 */
function isSame({ role, text }: MessageRow, incoming: IncomingMessage): boolean {
  if (role === 'note') return incoming.text.startsWith('{');
  return role === 'user' && text === incoming.text;
}

/**
 * Returns the tab's conversation, locked. Creates one if the tab has none, and detaches the conversation of another
 * member.
 */
async function openConversation(
  tx: QueryExecutor,
  incoming: IncomingMessage,
  now: Date,
): Promise<ConversationRow> {
  const { branchId, clientId, sessionId, memberId } = incoming;
  // A concurrent request may end the conversation between the insert and the lock. Then the loop tries again.
  for (let attempt = 0; attempt < 3; attempt++) {
    await tx.orm
      .insert(conversations)
      .values({
        branchId,
        id: uuidv7(),
        clientId,
        sessionId,
        principalId: memberId,
        state: 'ASSISTANT' as const,
        startedAt: now,
        lastMessageAt: now,
        visitorSeenAt: now,
      })
      .onConflictDoNothing();
    const row = await lockTabConversation(tx, incoming);
    if (row && !belongsToAnotherMember(row, memberId)) return row;
    if (row) await detachFromTab(tx, row);
  }
  throw new AppError('server_error');
}
