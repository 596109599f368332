import { sql } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { Caller } from '../wire/operation.ts';
import { rates } from './tables.ts';
import { normalisedEmail } from './users.ts';

/** At most `most` calls in a window of `seconds`. */
export interface Rate {
  most: number;
  seconds: number;
}

const hour = 3600;
const day = 24 * hour;

/** With 5 tries a code, ten codes a day leave a guesser one chance in 20,000 a day for one account. */
const codesPerAddress = [
  { most: 5, seconds: hour },
  { most: 10, seconds: day },
] as const satisfies readonly Rate[];

/**
 * Counted apart from the others, which anybody may ask for who knows an address: only a proven password asks for these, and
 * nobody else may use them up.
 */
const signInCodesPerAccount = [
  { most: 10, seconds: hour },
  { most: 30, seconds: day },
] as const satisfies readonly Rate[];

/** Every text message costs money, and whoever has a premium number would like many. */
const textsPerAccount = [
  { most: 5, seconds: hour },
  { most: 15, seconds: day },
] as const satisfies readonly Rate[];
const textsPerNumber: Rate = { most: 10, seconds: day };
const textsPerNetwork: Rate = { most: 30, seconds: hour };

/** Each makes a mail, and nobody needs them often. */
const newRecoveryCodes: Rate = { most: 10, seconds: hour };

/** Networks are shared by households, offices and the studio itself. */
const codesPerNetwork: Rate = { most: 60, seconds: hour };
const codeTriesPerNetwork: Rate = { most: 150, seconds: hour };

/**
 * Counts a call before it is judged, in one statement of its own, so that parallel calls all count. Windows are fixed:
 * a client that repeats a refused call does not prolong its wait. Not to be called inside a transaction, which would
 * take the count back. Counts nothing when the settings lift the limits.
 * @param key what is counted, such as 'code|<address>'; kept as a keyed hash
 * @throws LimitExceededException above `most`
 */
export async function countRate(pool: Pool, key: string, { most, seconds }: Rate): Promise<void> {
  if (!pool.settings.limits) return;
  const windowMs = seconds * 1000;
  const windowStart = new Date(Math.floor(pool.now().getTime() / windowMs) * windowMs);
  const hashed = pool.sealing.hash('rate', `${seconds}|${key}`);
  const [counted] = await pool.database
    .insert(rates)
    .values({ key: hashed, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rates.key, rates.windowStart], set: { count: sql`${rates.count} + 1` } })
    .returning({ count: rates.count });
  if (!counted || counted.count > most) throw new IdentityError('LimitExceededException');
}

/** Counts a wish for a mail with a code, whether or not anybody has that address. */
export async function countCodeRequest(pool: Pool, caller: Caller, email: string): Promise<void> {
  await countRate(pool, `code|network|${caller.addressHash}`, codesPerNetwork);
  for (const rate of codesPerAddress) await countRate(pool, `code|${normalisedEmail(email)}`, rate);
}

/** Counts a code that is mailed as a second factor. */
export async function countSignInCode(pool: Pool, sub: string): Promise<void> {
  for (const rate of signInCodesPerAccount) await countRate(pool, `sign-in-code|${sub}`, rate);
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
  if (caller) await countRate(pool, `text|network|${caller.addressHash}`, textsPerNetwork);
  for (const rate of textsPerAccount) await countRate(pool, `text|account|${whose}`, rate);
  if (caller) await countRate(pool, `text|number|${phone ?? whose}`, textsPerNumber);
}

/** Counts new recovery codes of an account. */
export async function countNewRecoveryCodes(pool: Pool, sub: string): Promise<void> {
  await countRate(pool, `recovery-codes|${sub}`, newRecoveryCodes);
}

/** Counts a try of a code against its network; its account is counted by the code itself. */
export async function countCodeTry(pool: Pool, caller: Caller): Promise<void> {
  await countRate(pool, `code-try|network|${caller.addressHash}`, codeTriesPerNetwork);
}
