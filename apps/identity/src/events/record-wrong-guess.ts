import type { Pool } from '../pool.ts';
import { recordEvent } from './record-event.ts';
import type { EventType } from './tables.ts';

/** Event types by the kind of guess (users/guess-throttling.ts). Wrong guesses of other kinds aren't recorded. */
const eventTypes: ReadonlyMap<string, EventType> = new Map([
  ['password', 'PasswordFailed'],
  ['second-factor', 'CodeFailed'],
  ['mailed-code', 'CodeFailed'],
  ['texted-code', 'CodeFailed'],
  ['custom-answer', 'CodeFailed'],
]);

const account = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Records a wrong guess as an account event. `about` is the key of the guess, such as 'password|<sub>'. Skips kinds
 * without an event type and users without an account.
 */
export async function recordWrongGuess(pool: Pool, about: string): Promise<void> {
  const [kind = '', sub = ''] = about.split('|');
  const type = eventTypes.get(kind);
  if (type && account.test(sub)) await recordEvent(pool, pool.database, sub, { type });
}
