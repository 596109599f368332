import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { Caller } from '../wire/operation.ts';
import { defaultRates, type RateName } from './default-rates.ts';
import { rates } from './tables.ts';
import { normalisedEmail } from './users.ts';

/**
 * Counts a call before it is judged.
 * @param key what is counted, such as 'code|<address>'; kept as a keyed hash
 * @throws LimitExceededException above `most`
 */
export async function countRate(pool: Pool, key: string, name: RateName): Promise<void> {
  const { isOver } = await addToRate(pool, key, name);
  if (isOver) throw new IdentityError('LimitExceededException');
}

/** One call in the count of its window. */
export interface Counted {
  /** Whether it is above `most`. */
  isOver: boolean;
  takeBack(): Promise<void>;
}

/**
 * Adds a call to the count of its window, in one statement of its own, so that parallel calls all count. Windows are
 * fixed: a client that repeats a refused call does not prolong its wait. Not to be called inside a transaction, which would
 * take the count back. Counts nothing when the settings lift the limits.
 */
export async function addToRate(pool: Pool, key: string, name: RateName): Promise<Counted> {
  const { limits, rates: set } = pool.settings;
  if (!limits) return { isOver: false, takeBack: async () => {} };
  const { seconds, most: usual } = defaultRates[name];
  const most = set?.[name] ?? usual;
  const windowMs = seconds * 1000;
  const windowStart = new Date(Math.floor(pool.now().getTime() / windowMs) * windowMs);
  const hashed = pool.sealing.hash('rate', `${seconds}|${key}`);
  const [counted] = await pool.database
    .insert(rates)
    .values({ key: hashed, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rates.key, rates.windowStart], set: { count: sql`${rates.count} + 1` } })
    .returning({ count: rates.count });
  return {
    isOver: !counted || counted.count > most,
    takeBack: async () => {
      await pool.database
        .update(rates)
        .set({ count: sql`${rates.count} - 1` })
        .where(and(eq(rates.key, hashed), eq(rates.windowStart, windowStart)));
    },
  };
}

/** Counts a wish for a mail with a code, whether or not anybody has that address. */
export async function countCodeRequest(pool: Pool, caller: Caller, email: string): Promise<void> {
  await countRate(pool, `code|network|${caller.addressHash}`, 'codesPerNetwork');
  const key = `code|${normalisedEmail(email)}`;
  await countRate(pool, key, 'codesPerAddressHour');
  await countRate(pool, key, 'codesPerAddressDay');
}

/** Counts a code that is mailed as a second factor. */
export async function countSignInCode(pool: Pool, sub: string): Promise<void> {
  await countRate(pool, `sign-in-code|${sub}`, 'signInCodesPerAccountHour');
  await countRate(pool, `sign-in-code|${sub}`, 'signInCodesPerAccountDay');
}

/**
 * Counts a code by text message.
 * @param whose the account, or whom it stands for; apart by what the code is for, so that nobody who merely knows an address
 *   uses up what a proven password asks for
 * @param phone null where nobody is written to
 * @param caller null after a proven password
 */
export async function countText(
  pool: Pool,
  whose: string,
  phone: string | null,
  caller: Caller | null,
): Promise<void> {
  if (caller) await countRate(pool, `text|network|${caller.addressHash}`, 'textsPerNetwork');
  await countRate(pool, `text|account|${whose}`, 'textsPerAccountHour');
  await countRate(pool, `text|account|${whose}`, 'textsPerAccountDay');
  if (caller) await countRate(pool, `text|number|${phone ?? whose}`, 'textsPerNumber');
}

/** Counts new recovery codes of an account. */
export async function countNewRecoveryCodes(pool: Pool, sub: string): Promise<void> {
  await countRate(pool, `recovery-codes|${sub}`, 'newRecoveryCodes');
}
