import type { ConversationTurn, Question } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { hidePersonalMessages } from './hide-personal-messages.ts';
import { type ConversationKey, findConversation, listNewestMessages, type MessageRow } from './store.ts';

const maxEarlierTurns = 12;

/**
 * Builds the assistant's question from a message and the latest `maxEarlierTurns` turns: the visitor's messages before
 * it and the replies so far. Hides personal replies from everyone except the member whom they concern, because a tab
 * stays open after a logout.
 */
export async function buildQuestion(
  db: QueryExecutor,
  key: ConversationKey,
  message: MessageRow,
  { now, memberId }: { now: Date; memberId: string | null },
): Promise<Question> {
  const newest = await listNewestMessages(db, key, { limit: maxEarlierTurns + 1 });
  const conversation = await findConversation(db, key);
  const shown = conversation ? hidePersonalMessages(newest, conversation, memberId) : newest;
  const earlier = shown
    .filter(({ role, position }) => role !== 'user' || position < message.position)
    .slice(0, maxEarlierTurns)
    .reverse()
    .map(toTurn);
  return { text: message.text, earlier, now, signedIn: memberId !== null };
}

/**
 * Converts a stored message to a turn of the conversation. A note contains the details of a booked tour, so it counts
 * as personal.
 */
function toTurn({ role, text, extras }: MessageRow): ConversationTurn {
  if (role === 'note') return { role: 'assistant', text, personal: true };
  const { personal = false, classIds = [], dialogueState = null } = extras ?? {};
  return { role, text, personal, ...(role === 'assistant' && { classIds, dialogueState }) };
}
