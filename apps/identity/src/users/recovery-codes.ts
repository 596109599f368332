import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { getGreetingName } from './attributes.ts';
import { lockUser } from './lock-user.ts';
import { stripCodeSeparators } from './normalize-input.ts';
import { recoveryCodes } from './tables.ts';

/** Number of recovery codes created at a time. */
export const recoveryCodeCount = 10;

/**
 * Characters of recovery codes, without those that look alike on paper. 31 remain, so ten characters contain 49 bits.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Matches ten characters. All other codes have six digits, so the two kinds can't be confused. */
const shape = new RegExp(`^[${alphabet}]{${2 * half}}$`);

/** Returns whether the text has the form of a recovery code. */
export const isRecoveryCode = (text: string): boolean => shape.test(canonicalise(text));

/**
 * Creates new codes such as 'abcde-fghij', replaces all earlier ones and emails the owner. No one can read the codes
 * again later.
 */
export async function generateRecoveryCodes(pool: Pool, sub: string): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < recoveryCodeCount) made.add(generateCode());
  await pool.database.transaction(async (tx) => {
    const user = await lockUser(tx, sub);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.sub, sub));
    const rows = [...made].map((code) => ({ sub, codeHash: hashOf(pool, sub, code) }));
    await tx.insert(recoveryCodes).values(rows);
    await recordEvent(pool, tx, sub, { type: 'RecoveryCodesMade' });
    const firstName = getGreetingName(user.attributes);
    await enqueueEmail(pool, tx, { kind: 'recovery-codes-made', to: user.email, firstName });
  });
  return [...made].map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
}

/** Returns the number of unused recovery codes. */
export async function countUnusedRecoveryCodes(queries: QueryExecutor, sub: string): Promise<number> {
  const [found] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.sub, sub));
  return found?.left ?? 0;
}

/**
 * Uses up a recovery code and emails the owner how many remain. Returns null when the code isn't one of the account's.
 * Of concurrent requests with the same code, only the one that deletes its row succeeds. Callers count the attempt: see
 * `attemptGuess`.
 */
export async function redeemRecoveryCode(pool: Pool, sub: string, code: string): Promise<true | null> {
  return pool.database.transaction(async (tx) => {
    const { email, attributes } = await lockUser(tx, sub);
    const matchesCode = eq(recoveryCodes.codeHash, hashOf(pool, sub, canonicalise(code)));
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.sub, sub), matchesCode))
      .returning({ sub: recoveryCodes.sub });
    if (used.length === 0) return null;
    await recordEvent(pool, tx, sub, { type: 'RecoveryCodeUsed' });
    const remaining = await countUnusedRecoveryCodes(tx, sub);
    const firstName = getGreetingName(attributes);
    await enqueueEmail(pool, tx, { kind: 'recovery-code-used', to: email, firstName, left: remaining });
    return true;
  });
}

function generateCode(): string {
  return Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns a code in lower case, without spaces and dashes. */
const canonicalise = (text: string): string => stripCodeSeparators(text).toLowerCase();

const hashOf = (pool: Pool, sub: string, code: string): string =>
  pool.encryption.hash(`recovery-code|${sub}`, code);
