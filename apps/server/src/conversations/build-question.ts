import type { ConversationTurn, Question } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { type ConversationKey, listNewestMessages, type MessageRow } from './store.ts';

/** How much of what was said before an engine is told. */
const earlierTurns = 12;

/** What an engine is asked: a message with what was said before it. */
export async function buildQuestion(
  db: QueryExecutor,
  key: ConversationKey,
  message: MessageRow,
  asked: { now: Date; signedIn: boolean },
): Promise<Question> {
  const newest = await listNewestMessages(db, key, { limit: earlierTurns + 1 });
  const earlier = newest
    .filter(({ id }) => id !== message.id)
    .slice(0, earlierTurns)
    .reverse()
    .map(turnOf);
  return { text: message.text, earlier, ...asked };
}

/** A note is the studio's word of a booked tour, and personal like an answer that tells of one's own. */
function turnOf({ role, text, extras }: MessageRow): ConversationTurn {
  if (role === 'note') return { role: 'assistant', text, personal: true };
  return { role, text, personal: extras?.personal ?? false };
}
