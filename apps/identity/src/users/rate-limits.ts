import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../protocol/operation.ts';
import { defaultPoolRateLimits, type PoolRateLimitName } from './default-pool-rate-limits.ts';
import { rateLimitCounters } from './tables.ts';
import { normalizeEmail } from './users.ts';

/**
 * Counts a call and rejects it over the limit.
 * @param key name of the count, such as 'code|<email>'; stored as a keyed hash
 * @throws LimitExceededException above the limit `name`
 */
export async function consumeRateLimit(pool: Pool, key: string, name: PoolRateLimitName): Promise<void> {
  const { isOver } = await countTowardsRateLimit(pool, key, name);
  if (isOver) throw new IdentityError('LimitExceededException');
}

/** Call that has been counted. */
export interface CountedCall {
  /** Whether the call is over the limit. */
  isOver: boolean;
  undo(): Promise<void>;
}

/**
 * Counts a call in its window, in a separate statement, so that concurrent calls all count. Windows are fixed: retrying
 * a rejected call doesn't extend the wait. Don't call it inside a transaction, because a rollback would undo the count.
 * Does nothing when the settings disable limits.
 */
export async function countTowardsRateLimit(
  pool: Pool,
  key: string,
  name: PoolRateLimitName,
): Promise<CountedCall> {
  const { limits, rates: set } = pool.settings;
  if (!limits) return { isOver: false, undo: async () => {} };
  const { seconds, most: defaultLimit } = defaultPoolRateLimits[name];
  const limit = set?.[name] ?? defaultLimit;
  const windowMs = seconds * 1000;
  const windowStart = new Date(Math.floor(pool.now().getTime() / windowMs) * windowMs);
  const hashed = pool.encryption.hash('rate', `${seconds}|${key}`);
  const [counted] = await pool.database
    .insert(rateLimitCounters)
    .values({ key: hashed, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimitCounters.key, rateLimitCounters.windowStart],
      set: { count: sql`${rateLimitCounters.count} + 1` },
    })
    .returning({ count: rateLimitCounters.count });
  return {
    isOver: !counted || counted.count > limit,
    undo: async () => {
      await pool.database
        .update(rateLimitCounters)
        .set({ count: sql`${rateLimitCounters.count} - 1` })
        .where(and(eq(rateLimitCounters.key, hashed), eq(rateLimitCounters.windowStart, windowStart)));
    },
  };
}

/** Counts a request for an emailed code, whether or not an account has the email address. */
export async function rateLimitCodeRequest(pool: Pool, caller: Caller, email: string): Promise<void> {
  await consumeRateLimit(pool, `code|network|${caller.addressHash}`, 'codesPerNetwork');
  const key = `code|${normalizeEmail(email)}`;
  await consumeRateLimit(pool, key, 'codesPerAddressHour');
  await consumeRateLimit(pool, key, 'codesPerAddressDay');
}

/** Counts a code emailed as a second factor. */
export async function rateLimitSignInCode(pool: Pool, sub: string): Promise<void> {
  await consumeRateLimit(pool, `sign-in-code|${sub}`, 'signInCodesPerAccountHour');
  await consumeRateLimit(pool, `sign-in-code|${sub}`, 'signInCodesPerAccountDay');
}

/**
 * Counts a code by text message.
 * @param accountKey purpose of the code, and account or decoy. Each purpose has its own count, so that a stranger who
 * only knows the email address can't use up the codes for users who have proven a first factor.
 * @param phone null when no message is sent
 * @param caller null when the user has proven a first factor; then the limits per network and per number don't apply
 */
export async function rateLimitSms(
  pool: Pool,
  accountKey: string,
  phone: string | null,
  caller: Caller | null,
): Promise<void> {
  if (caller) await consumeRateLimit(pool, `text|network|${caller.addressHash}`, 'textsPerNetwork');
  await consumeRateLimit(pool, `text|account|${accountKey}`, 'textsPerAccountHour');
  await consumeRateLimit(pool, `text|account|${accountKey}`, 'textsPerAccountDay');
  if (caller) await consumeRateLimit(pool, `text|number|${phone ?? accountKey}`, 'textsPerNumber');
}

export async function rateLimitNewRecoveryCodes(pool: Pool, sub: string): Promise<void> {
  await consumeRateLimit(pool, `recovery-codes|${sub}`, 'newRecoveryCodes');
}
