import { afterMessage } from '@studio/domain/conversations/conversation';
import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../outside/assistant/port.ts';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { addAnswer } from './add-answer.ts';
import { stateChanges } from './change-state.ts';
import {
  addMessage,
  type ConversationRow,
  findAnswer,
  findMessage,
  isAnothers,
  lockTab,
  type MessageRow,
  putAside,
  type Tab,
  updateConversation,
} from './store.ts';
import { conversations } from './tables.ts';

/** A message of a visitor, as it came. */
export interface IncomingMessage extends Tab {
  messageId: string;
  /** The member who writes, as their token proves; null for anybody else. */
  memberId: string | null;
  text: string;
  want: 'person' | 'assistant' | null;
}

/** What was known before the message was written down. */
export interface Prepared {
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
  tx: Queries,
  incoming: IncomingMessage,
  prepared: Prepared,
  now: Date,
): Promise<ReceivedMessage> {
  const before = await openConversation(tx, incoming, now);
  const { branchId, messageId, text, want, memberId } = incoming;
  const key = { branchId, conversationId: before.id };
  const known = await findMessage(tx, key, messageId);
  if (known) {
    if (!isSame(known, incoming)) throw new Refused('idempotency_mismatch');
    return { conversation: before, message: known, answer: await findAnswer(tx, key, messageId) };
  }
  const state = afterMessage(before.state, want);
  const changes = {
    ...stateChanges(before, state, now),
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
    answer: reply && (await addAnswer(tx, conversation, messageId, reply, now, prepared.tour !== null)),
  };
}

/** What is said without asking the assistant: that a person was asked for, and that a tour is booked. */
function readyReply(before: ConversationRow, { state }: ConversationRow, prepared: Prepared): Reply | null {
  if (state === 'WAITING' && before.state !== 'WAITING') return prepared.asked;
  return state === 'ASSISTANT' ? (prepared.tour?.reply ?? null) : null;
}

/** What was kept of a booked tour are its facts, not the message that told of it. */
function isSame({ role, text }: MessageRow, incoming: IncomingMessage): boolean {
  if (role === 'note') return incoming.text.startsWith('{');
  return role === 'user' && text === incoming.text;
}

/** The conversation of a tab, begun when there is none; it stays locked. Another member's is put aside. */
async function openConversation(tx: Queries, incoming: IncomingMessage, now: Date): Promise<ConversationRow> {
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
    const row = await lockTab(tx, incoming);
    if (row && !isAnothers(row, memberId)) return row;
    if (row) await putAside(tx, row);
  }
  throw new Refused('server_error');
}
