import type { ConversationTurn, Question } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type ConversationKey, listNewestMessages, type MessageRow } from './store.ts';

const maxEarlierTurns = 12;

/** Builds the assistant's question from a message and the messages before it. */
export async function buildQuestion(
  db: QueryExecutor,
  key: ConversationKey,
  message: MessageRow,
  context: { now: Date; signedIn: boolean },
): Promise<Question> {
  const newest = await listNewestMessages(db, key, { limit: maxEarlierTurns + 1 });
  const earlier = newest
    .filter(({ id }) => id !== message.id)
    .slice(0, maxEarlierTurns)
    .reverse()
    .map(toTurn);
  return { text: message.text, earlier, ...context };
}

/**
 * Converts a stored message to a turn of the conversation. A note contains the details of a booked tour, so it counts
 * as personal.
 */
function toTurn({ role, text, extras }: MessageRow): ConversationTurn {
  if (role === 'note') return { role: 'assistant', text, personal: true };
  const { personal = false, classIds = [], memory = null } = extras ?? {};
  return { role, text, personal, ...(role === 'assistant' && { classIds, memory }) };
}
