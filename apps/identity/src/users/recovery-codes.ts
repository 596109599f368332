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

/** How many are made at a time. */
export const recoveryCodeCount = 10;

/** Without those that are taken for one another on paper: 31 signs, so that ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Of ten signs, where every other code has six digits: neither is ever taken for the other. */
const shape = new RegExp(`^[${alphabet}]{${2 * half}}$`);

/** Whether somebody has typed a recovery code, and not a code of another kind. */
export const isRecoveryCode = (text: string): boolean => shape.test(canonical(text));

/** Makes new codes, in place of all that were left, and tells the owner; 'abcde-fghij'. They are shown this once. */
export async function generateRecoveryCodes(pool: Pool, sub: string): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < recoveryCodeCount) made.add(newCode());
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

/** How many codes of an account are still good. */
export async function countRecoveryCodes(queries: QueryExecutor, sub: string): Promise<number> {
  const [found] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.sub, sub));
  return found?.left ?? 0;
}

/**
 * Uses a recovery code up, and tells the owner how many are left; null when it is none of theirs. Of those who bring the
 * same at once, one deletes its row. Callers count the attempt: see `guess`.
 */
export async function redeemRecoveryCode(pool: Pool, sub: string, code: string): Promise<true | null> {
  return pool.database.transaction(async (tx) => {
    const { email, attributes } = await lockUser(tx, sub);
    const isIt = eq(recoveryCodes.codeHash, hashOf(pool, sub, canonical(code)));
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.sub, sub), isIt))
      .returning({ sub: recoveryCodes.sub });
    if (used.length === 0) return null;
    await recordEvent(pool, tx, sub, { type: 'RecoveryCodeUsed' });
    const left = await countRecoveryCodes(tx, sub);
    const firstName = getGreetingName(attributes);
    await enqueueEmail(pool, tx, { kind: 'recovery-code-used', to: email, firstName, left });
    return true;
  });
}

function newCode(): string {
  return Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** People type what they wrote down: capitals, spaces and dashes say nothing. */
const canonical = (text: string): string => stripCodeSeparators(text).toLowerCase();

const hashOf = (pool: Pool, sub: string, code: string): string =>
  pool.sealing.hash(`recovery-code|${sub}`, code);
