import { and, eq, gt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { recordWrongGuess } from '../events/record-wrong-guess.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { consumeNetworkGuess, type NetworkGuessBudget } from './network-guesses.ts';
import { guessFailures } from './tables.ts';

/**
 * Number of consecutive failures that cause the first pause: the fifth one causes a pause of 1 second, and each further
 * failure one twice as long (handbook: accounts 13).
 */
const freeFailures = 5;
const longestPauseSeconds = 900;
/** Seconds without an attempt after which the count restarts. */
const idleSeconds = 900;

// A guess key names a secret. `attemptGuess` counts the wrong guesses of each key.

/** Guess key of the password of an account or, for an unknown username, of a decoy. */
export const toPasswordGuessKey = (sub: string): string => `password|${sub}`;

/** Guess key of an account's second factors, shared by all of them. */
export const toSecondFactorGuessKey = (sub: string): string => `second-factor|${sub}`;

/** Guess key of an emailed code that replaces the password. */
export const toEmailCodeGuessKey = (sub: string): string => `mailed-code|${sub}`;

/** Guess key of a text message code that replaces the password. */
export const toSmsCodeGuessKey = (sub: string): string => `texted-code|${sub}`;

/** Guess key of the custom challenge. */
export const toCustomChallengeGuessKey = (sub: string): string => `custom-answer|${sub}`;

/** Guess key of the code that completes the setup of an authenticator app. */
export const toSoftwareTokenGuessKey = (sub: string): string => `software-token|${sub}`;

/**
 * Errors for a wrong guess and for a guess during a pause, and the network budget that wrong guesses count against, if
 * any.
 */
interface GuessErrors {
  budget: NetworkGuessBudget | null;
  wrong: () => IdentityError;
  paused: () => IdentityError;
}

export const passwordGuessErrors: GuessErrors = {
  budget: 'wrongPasswordsPerNetwork',
  wrong: () => new IdentityError('NotAuthorizedException'),
  paused: () => new IdentityError('NotAuthorizedException', 'Password attempts exceeded'),
};

export const codeGuessErrors: GuessErrors = {
  budget: 'wrongCodesPerNetwork',
  wrong: () => new IdentityError('CodeMismatchException'),
  // Of the possible error names, this is the one at which the official client doesn't retry.
  paused: () => new IdentityError('TooManyFailedAttemptsException'),
};

/**
 * Runs a guess at a secret. Counts the attempt as a failure before `check` runs, so that concurrent guesses all count;
 * success resets the count. `check` returns null or throws an `IdentityError` for a wrong guess. Any other error
 * reveals nothing, so that attempt doesn't count. Don't call it inside a transaction, because a rollback would undo the
 * count.
 *
 * @param about names the secret, such as `toPasswordGuessKey(sub)`; it is stored as a keyed hash.
 * @throws NotAuthorizedException 'Incorrect username or password.' for a wrong guess, 'Password attempts exceeded'
 * during a pause (such attempts don't count), or those in `errors`. LimitExceededException after too many wrong guesses
 * from the caller's network: see `consumeNetworkGuess`.
 */
export async function attemptGuess<T>(
  pool: Pool,
  about: string,
  check: () => Promise<T | null>,
  errors: GuessErrors = passwordGuessErrors,
): Promise<T> {
  const key = hashKey(pool, about);
  const undoNetworkCount = await consumeNetworkGuess(pool, errors.budget, about);
  if (!(await count(pool, key))) {
    await undoNetworkCount();
    throw errors.paused();
  }
  const found = await check().catch(async (error: unknown) => {
    if (error instanceof IdentityError) await recordWrongGuess(pool, about);
    else {
      await undoCount(pool, key);
      await undoNetworkCount();
    }
    throw error;
  });
  if (found === null) {
    await recordWrongGuess(pool, about);
    throw errors.wrong();
  }
  await resetGuesses(pool, pool.database, about);
  await undoNetworkCount();
  return found;
}

/** Resets the count of wrong guesses after the user has entered the secret correctly or changed it. */
export async function resetGuesses(pool: Pool, queries: QueryExecutor, about: string): Promise<void> {
  await queries.delete(guessFailures).where(eq(guessFailures.key, hashKey(pool, about)));
}

const hashKey = (pool: Pool, about: string): string => pool.encryption.hash('guess', about);

/**
 * Counts an attempt in one statement: a concurrent attempt waits for the row lock and sees this count.
 * @returns false during a pause
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

async function undoCount(pool: Pool, key: string): Promise<void> {
  await pool.database
    .update(guessFailures)
    .set({ count: sql`${guessFailures.count} - 1`, lockedUntil: null })
    .where(and(eq(guessFailures.key, key), gt(guessFailures.count, 0)));
}
