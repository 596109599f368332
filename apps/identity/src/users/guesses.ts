import { and, eq, gt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { recordWrongGuess } from '../events/record-wrong-guess.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { countNetworkGuess, type NetworkGuessBudget } from './network-guesses.ts';
import { guessFailures } from './tables.ts';

/** From this failure on there is a pause after each: 1, 2, 4 … seconds. */
const freeFailures = 5;
const longestPauseSeconds = 900;
/** After so long without an attempt the count begins anew. */
const idleSeconds = 900;

/** What is guessed at when a password is given for an account, or for an id that stands for none. */
export const toPasswordGuessKey = (sub: string): string => `password|${sub}`;

/** What is guessed at when a second factor is given for an account, whichever it is. */
export const toSecondFactorGuessKey = (sub: string): string => `second-factor|${sub}`;

/** What is guessed at when a code is given that was mailed in place of the password. */
export const toEmailCodeGuessKey = (sub: string): string => `mailed-code|${sub}`;

/** What is guessed at when a code is given that was sent as a text message in place of the password. */
export const toSmsCodeGuessKey = (sub: string): string => `texted-code|${sub}`;

/** What is guessed at when the pool's own challenge is answered. */
export const toCustomChallengeGuessKey = (sub: string): string => `custom-answer|${sub}`;

/** What is guessed at when an app of an account proves itself for the first time. */
export const toSoftwareTokenGuessKey = (sub: string): string => `software-token|${sub}`;

/** How guesses are refused, a wrong one and one while there is a pause, and which budget of the network wrong ones use up, if any. */
interface Refusals {
  budget: NetworkGuessBudget | null;
  wrong: () => IdentityError;
  paused: () => IdentityError;
}

export const passwordGuessErrors: Refusals = {
  budget: 'wrongPasswordsPerNetwork',
  wrong: () => new IdentityError('NotAuthorizedException'),
  paused: () => new IdentityError('NotAuthorizedException', 'Password attempts exceeded'),
};

export const codeGuessErrors: Refusals = {
  budget: 'wrongCodesPerNetwork',
  wrong: () => new IdentityError('CodeMismatchException'),
  // Of the names for it, the one that the official client does not send again by itself.
  paused: () => new IdentityError('TooManyFailedAttemptsException'),
};

/**
 * Lets somebody guess at a secret. The attempt is counted as a failure before `check` runs, so that guesses made side by
 * side are all counted; success takes the count back to none. `check` answers null when the guess is wrong. When it throws
 * something unexpected, nothing was learnt by it, and the attempt does not count.
 * Not to be called inside a transaction: its end must not take the count with it.
 *
 * @param about names the secret, such as `passwordOf(sub)`; it is kept as a keyed hash.
 * @throws NotAuthorizedException 'Incorrect username or password.' when the guess is wrong, 'Password attempts
 *   exceeded' while there is a pause (such attempts are not counted); or what `refusals` says instead. LimitExceededException
 *   when too many guesses from the caller's network were wrong: see `countNetworkGuess`.
 */
export async function attemptGuess<T>(
  pool: Pool,
  about: string,
  check: () => Promise<T | null>,
  refusals: Refusals = passwordGuessErrors,
): Promise<T> {
  const key = keyOf(pool, about);
  const takeBackNetwork = await countNetworkGuess(pool, refusals.budget, about);
  if (!(await count(pool, key))) {
    await takeBackNetwork();
    throw refusals.paused();
  }
  const found = await check().catch(async (error: unknown) => {
    if (error instanceof IdentityError) await recordWrongGuess(pool, about);
    else {
      await takeBack(pool, key);
      await takeBackNetwork();
    }
    throw error;
  });
  if (found === null) {
    await recordWrongGuess(pool, about);
    throw refusals.wrong();
  }
  await resetGuesses(pool, pool.database, about);
  await takeBackNetwork();
  return found;
}

/** The secret was found, or is another one now: what was guessed before counts no more. */
export async function resetGuesses(pool: Pool, queries: QueryExecutor, about: string): Promise<void> {
  await queries.delete(guessFailures).where(eq(guessFailures.key, keyOf(pool, about)));
}

const keyOf = (pool: Pool, about: string): string => pool.sealing.hash('guess', about);

/**
 * One statement: whoever comes second waits for the row and sees the first one's count.
 * @returns false while there is a pause
 */
async function count(pool: Pool, key: string): Promise<boolean> {
  const now = pool.now().toISOString();
  const next = sql`(case when ${guessFailures.lastAt} <= ${now}::timestamptz - ${idleSeconds} * interval '1 second'
    then 1 else ${guessFailures.count} + 1 end)`;
  const pause = sql`least(power(2, least(${next} - ${freeFailures}, 30)), ${longestPauseSeconds})`;
  const [counted] = await pool.database
    .insert(guessFailures)
    .values({ key, count: 1, lastAt: pool.now() })
    .onConflictDoUpdate({
      target: guessFailures.key,
      set: {
        count: next,
        lastAt: sql`${now}::timestamptz`,
        lockedUntil: sql`case when ${next} >= ${freeFailures}
          then ${now}::timestamptz + ${pause} * interval '1 second' end`,
      },
      setWhere: sql`${guessFailures.lockedUntil} is null or ${guessFailures.lockedUntil} <= ${now}::timestamptz`,
    })
    .returning({ count: guessFailures.count });
  return counted !== undefined;
}

async function takeBack(pool: Pool, key: string): Promise<void> {
  await pool.database
    .update(guessFailures)
    .set({ count: sql`${guessFailures.count} - 1`, lockedUntil: null })
    .where(and(eq(guessFailures.key, key), gt(guessFailures.count, 0)));
}
