import type { Question, Turn } from '../outside/assistant/port.ts';
import type { Queries } from '../platform/database.ts';
import { type ConversationKey, type MessageRow, newestMessages } from './store.ts';

/** How much of what was said before an engine is told. */
const earlierTurns = 12;

/** What an engine is asked: a message with what was said before it. */
export async function questionOf(
  db: Queries,
  key: ConversationKey,
  message: MessageRow,
  asked: { now: Date; signedIn: boolean },
): Promise<Question> {
  const newest = await newestMessages(db, key, { limit: earlierTurns + 1 });
  const earlier = newest
    .filter(({ id }) => id !== message.id)
    .slice(0, earlierTurns)
    .reverse()
    .map(turnOf);
  return { text: message.text, earlier, ...asked };
}

/** A note is the studio's word of a booked tour, and personal like an answer that tells of one's own. */
function turnOf({ role, text, extras }: MessageRow): Turn {
  if (role === 'note') return { role: 'assistant', text, personal: true };
  return { role, text, personal: extras?.personal ?? false };
}
