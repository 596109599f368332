import { type ConversationState, nextConversationState } from '@studio/domain/conversations/conversation';
import { getMonday } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import type { Reply } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';
import { addReply } from './add-reply.ts';
import { buildStateChanges } from './conversation-state-changes.ts';
import { recordReplyOutcome } from './examples/record-reply-outcome.ts';
import { getReplyOutcome } from './get-reply-outcome.ts';
import { sanitizeReply } from './sanitize-reply.ts';
import {
  type ConversationKey,
  findReply,
  hasTeamReplied,
  lockConversation,
  type MessageRow,
  updateConversation,
} from './store.ts';

export interface ReplyMetadata {
  /** Profile of the studio, whose phone number and email address the reply may link. */
  studio: Parameters<typeof sanitizeReply>[1];
  /** Expected reply time, for visitors who wait for a person. */
  when: string;
  /** Whether the reply contains the visitor's own data. */
  personal: boolean;
}

/** Appended to the assistant's replies while the visitor waits for a person. */
const stillWaitingText = 'Someone from our team will still reply to you here.';

/**
 * Stores the assistant's reply to a message, once, and returns the stored reply. A reply that hands over requests a
 * person and says when to expect one. Returns null, and stores nothing, if the team has the conversation or has replied
 * already, or if the visitor has ended the conversation. While the visitor waits for a person, stores only answers
 * (handbook: chat 13).
 */
export async function saveAssistantReply(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: ConversationKey,
  message: Pick<MessageRow, 'id' | 'position' | 'role'>,
  reply: Reply,
  { studio, when, personal }: ReplyMetadata,
): Promise<MessageRow | null> {
  const clean = sanitizeReply(reply, studio);
  const now = clock.now();
  const classIds = await filterListedClasses(database, key.branchId, clean.classIds, now);
  return database.transaction(async (tx) => {
    const before = await lockConversation(tx, key);
    if (!before) return null;
    const existing = await findReply(tx, key, message.id);
    if (existing || !mayReply(before.state, clean)) return existing;
    if (await hasTeamReplied(tx, key, message.position)) return null;
    const state = clean.handOver
      ? (nextConversationState(before.state, 'ask-for-person') ?? before.state)
      : before.state;
    const text = [clean.text, getTeamReplyNote(before.state, clean, when)].filter(Boolean).join('\n\n');
    const changes = { ...buildStateChanges(before, state, now), lastMessageAt: now };
    await updateConversation(tx, key, changes);
    const outcome = message.role === 'user' ? getReplyOutcome(clean) : null;
    const shown = { ...clean, text, classIds };
    const stored = await addReply(tx, before, message.id, shown, now, { personal, outcome });
    if (outcome) {
      const week = getMonday(toLondonDate(now));
      await recordReplyOutcome(tx, { branchId: key.branchId, week, outcome });
    }
    return stored;
  });
}

/**
 * Returns whether the assistant may reply. To visitors who wait for a person it only replies with an answer: it neither
 * greets them nor says that it doesn't know.
 */
function mayReply(state: ConversationState, { dialogueState, handOver }: Reply): boolean {
  const isAnswer = handOver || (dialogueState?.topicId !== null && !dialogueState?.isSmallTalk);
  return state === 'ASSISTANT' || (state === 'WAITING' && isAnswer);
}

/**
 * Returns the sentence to append to the assistant's reply: after a handover, when the team will reply; while the visitor
 * waits, that the team still will; otherwise null.
 */
function getTeamReplyNote(before: ConversationState, { handOver }: Reply, when: string): string | null {
  if (handOver) return when;
  return before === 'WAITING' ? stillWaitingText : null;
}

async function filterListedClasses(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await listClassesById(db, branchId, ids, now);
  const listed = new Set(rows.filter((row) => row.listed).map((row) => row.id));
  return ids.filter((id) => listed.has(id));
}
