import type { Pool } from '../pool.ts';
import { recordEvent } from './record-event.ts';
import type { EventType } from './tables.ts';

/** What a wrong guess means, by what was guessed at (users/guesses.ts); other guesses mean nothing to anybody. */
const meanings: ReadonlyMap<string, EventType> = new Map([
  ['password', 'PasswordFailed'],
  ['second-factor', 'CodeFailed'],
  ['mailed-code', 'CodeFailed'],
  ['texted-code', 'CodeFailed'],
  ['custom-answer', 'CodeFailed'],
]);

const account = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes that somebody guessed wrong at a secret, such as 'password|<sub>'. */
export async function recordWrongGuess(pool: Pool, about: string): Promise<void> {
  const [what = '', sub = ''] = about.split('|');
  const type = meanings.get(what);
  if (type && account.test(sub)) await recordEvent(pool, pool.database, sub, { type });
}
