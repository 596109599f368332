import { stateAfterMessage } from '@studio/domain/conversations/conversation';
import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../integrations/assistant/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { addReply } from './add-reply.ts';
import { buildStateChanges } from './conversation-state-changes.ts';
import {
  addMessage,
  belongsToAnotherMember,
  type ConversationRow,
  type ConversationTab,
  detachFromTab,
  findMessage,
  findReply,
  lockTabConversation,
  type MessageRow,
  updateConversation,
} from './store.ts';
import { conversations } from './tables.ts';

/** A message of a visitor, as it came. */
export interface IncomingMessage extends ConversationTab {
  messageId: string;
  /** The member who writes, as their token proves; null for anybody else. */
  memberId: string | null;
  text: string;
  want: 'person' | 'assistant' | null;
}

/** What was known before the message was written down. */
export interface MessageContext {
  /** What is said when a person was asked for. */
  asked: Reply;
  /** The message tells of a tour that is really booked: what is kept of it, and what is answered. */
  tour: { note: string; reply: Reply } | null;
}

export interface ReceivedMessage {
  conversation: ConversationRow;
  message: MessageRow;
  /** Its answer where there is one already, without asking the assistant. */
  answer: MessageRow | null;
}

/**
 * Writes a message of a visitor down, behind everything that was said before. The same id and text are one message;
 * another text under a known id is refused with idempotency_mismatch.
 */
export async function receiveMessage(
  tx: QueryExecutor,
  incoming: IncomingMessage,
  prepared: MessageContext,
  now: Date,
): Promise<ReceivedMessage> {
  const before = await openConversation(tx, incoming, now);
  const { branchId, messageId, text, want, memberId } = incoming;
  const key = { branchId, conversationId: before.id };
  const known = await findMessage(tx, key, messageId);
  if (known) {
    if (!isSame(known, incoming)) throw new AppError('idempotency_mismatch');
    return { conversation: before, message: known, answer: await findReply(tx, key, messageId) };
  }
  const state = stateAfterMessage(before.state, want);
  const changes = {
    ...buildStateChanges(before, state, now),
    lastAt: now,
    visitorSeenAt: now,
    unread: before.unread + 1,
    principalId: memberId ?? before.principalId,
  };
  await updateConversation(tx, key, changes);
  const said = {
    role: prepared.tour ? ('note' as const) : ('user' as const),
    text: prepared.tour?.note ?? text,
  };
  const message = await addMessage(tx, {
    ...key,
    id: messageId,
    ...said,
    createdAt: now,
    answers: null,
    byId: null,
    byName: null,
    extras: null,
  });
  const conversation = { ...before, ...changes };
  const reply = readyReply(before, conversation, prepared);
  return {
    conversation,
    message,
    answer: reply && (await addReply(tx, conversation, messageId, reply, now, prepared.tour !== null)),
  };
}

/** What is said without asking the assistant: that a person was asked for, and that a tour is booked. */
function readyReply(
  before: ConversationRow,
  { state }: ConversationRow,
  prepared: MessageContext,
): Reply | null {
  if (state === 'WAITING' && before.state !== 'WAITING') return prepared.asked;
  return state === 'ASSISTANT' ? (prepared.tour?.reply ?? null) : null;
}

/** What was kept of a booked tour are its facts, not the message that told of it. */
function isSame({ role, text }: MessageRow, incoming: IncomingMessage): boolean {
  if (role === 'note') return incoming.text.startsWith('{');
  return role === 'user' && text === incoming.text;
}

/** The conversation of a tab, begun when there is none; it stays locked. Another member's is put aside. */
async function openConversation(
  tx: QueryExecutor,
  incoming: IncomingMessage,
  now: Date,
): Promise<ConversationRow> {
  const { branchId, clientId, sessionId, memberId } = incoming;
  // Beginning one and locking it are two steps, between which its visitor may end it in another call.
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
        lastAt: now,
        visitorSeenAt: now,
      })
      .onConflictDoNothing();
    const row = await lockTabConversation(tx, incoming);
    if (row && !belongsToAnotherMember(row, memberId)) return row;
    if (row) await detachFromTab(tx, row);
  }
  throw new AppError('server_error');
}
