import { nextState } from '@studio/domain/conversations/conversation';
import type { Reply } from '../outside/assistant/port.ts';
import type { Queries } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';
import { addAnswer } from './add-answer.ts';
import { stateChanges } from './change-state.ts';
import { cleanReply } from './clean-reply.ts';
import {
  type ConversationKey,
  findAnswer,
  hasTeamSpoken,
  lockConversation,
  type MessageRow,
  updateConversation,
} from './store.ts';

/** What an answer is kept with. */
export interface KeptWith {
  /** Whose answer it is: only its own number and address may be in it. */
  studio: Parameters<typeof cleanReply>[1];
  /** What somebody who waits for a person is told. */
  when: string;
  /** Whether it tells of something of the visitor's own. */
  personal: boolean;
}

/**
 * Keeps what the assistant has answered to a message, once. Null when somebody of the team has the conversation, or has
 * answered it meanwhile, or its visitor has ended it: then the assistant has said nothing. An answer that hands over asks for a
 * person, and says when one comes.
 */
export async function keepAnswer(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: ConversationKey,
  message: Pick<MessageRow, 'id' | 'position'>,
  reply: Reply,
  { studio, when, personal }: KeptWith,
): Promise<MessageRow | null> {
  const clean = cleanReply(reply, studio);
  const now = clock.now();
  const classIds = await bookable(database, key.branchId, clean.classIds, now);
  return database.transaction(async (tx) => {
    const before = await lockConversation(tx, key);
    if (!before) return null;
    const known = await findAnswer(tx, key, message.id);
    if (known || before.state !== 'ASSISTANT') return known;
    if (await hasTeamSpoken(tx, key, message.position)) return null;
    const state = clean.handOver ? (nextState(before.state, 'ask-for-person') ?? before.state) : before.state;
    const text = clean.handOver ? `${clean.text}\n\n${when}` : clean.text;
    const changes = { ...stateChanges(before, state, now), lastAt: now };
    await updateConversation(tx, key, changes);
    return addAnswer(tx, before, message.id, { ...clean, text, classIds }, now, personal);
  });
}

/** Those of some classes that are on the timetable. */
async function bookable(db: Queries, branchId: string, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await listClassesById(db, branchId, ids, now);
  const listed = new Set(rows.filter((row) => row.listed).map((row) => row.id));
  return ids.filter((id) => listed.has(id));
}
