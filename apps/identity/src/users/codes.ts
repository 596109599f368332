import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { stripCodeSeparators } from './normalize-input.ts';
import { type CodePurpose, codes, users } from './tables.ts';
import type { User } from './users.ts';

/** Lifetime of a code in minutes. */
export const codeLifetimeMinutes = 10;
const maxTries = 5;

/**
 * Owner of a code. For an unknown email address use `createDecoyUser`, so that both cases do the same work and count
 * attempts.
 */
export interface CodeOwner {
  sub: string;
  /** Email address or phone number. */
  email: string;
}

/** Creates a 6-digit code and replaces an earlier one for the same purpose. Valid for 10 minutes and 5 attempts. */
export async function issueCode(
  pool: Pool,
  tx: QueryExecutor,
  { sub, email }: CodeOwner,
  purpose: CodePurpose,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const newCode = {
    codeHash: hashOf(pool, sub, purpose, code),
    email,
    attemptsLeft: maxTries,
    expiresAt: endOf(pool.now()),
  };
  await tx
    .insert(codes)
    .values({ sub, purpose, ...newCode })
    .onConflictDoUpdate({ target: [codes.sub, codes.purpose], set: newCode });
  return code;
}

/**
 * Redeems a code and runs `effect` in the same transaction, with the locked account and the email address or phone
 * number that got the code. Counts the attempt first, in a separate statement, so that concurrent guesses all count and
 * an error doesn't roll back the count. So don't call it inside a transaction.
 * @throws CodeMismatchException (also when there is no code), ExpiredCodeException, LimitExceededException after 5
 * attempts
 */
export async function redeemCode(
  pool: Pool,
  sub: string,
  purpose: CodePurpose,
  code: string,
  effect: (tx: QueryExecutor, user: User, email: string) => Promise<void>,
): Promise<void> {
  const codeHash = await tryCode(pool, sub, purpose, code);
  await pool.database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.sub, sub)).for('update');
    const [redeemed] = await tx
      .update(codes)
      .set({ expiresAt: pool.now() })
      .where(and(buildUnexpiredCodeCondition(pool, sub, purpose), eq(codes.codeHash, codeHash)))
      .returning();
    if (!redeemed) throw new IdentityError('ExpiredCodeException');
    if (!user) throw new IdentityError('CodeMismatchException');
    await effect(tx, user, redeemed.email);
  });
}

/**
 * Redeems a code that was issued for a decoy (`createDecoyUser`), whether or not an account has the email address by
 * now. Attempts count as in `redeemCode`; don't call it inside a transaction.
 * @throws as `redeemCode`
 */
export async function redeemDecoyCode(
  pool: Pool,
  sub: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const codeHash = await tryCode(pool, sub, purpose, code);
  const consumed = await pool.database
    .update(codes)
    .set({ expiresAt: pool.now() })
    .where(and(buildUnexpiredCodeCondition(pool, sub, purpose), eq(codes.codeHash, codeHash)))
    .returning({ sub: codes.sub });
  if (consumed.length === 0) throw new IdentityError('ExpiredCodeException');
}

/**
 * Counts an attempt, then compares the code. If there is no code, inserts a row that no code matches, so that guessing
 * doesn't reveal who has a pending code.
 */
async function tryCode(pool: Pool, sub: string, purpose: CodePurpose, code: string): Promise<string> {
  const now = pool.now();
  const unknown = {
    codeHash: hashOf(pool, sub, purpose, randomUUID()),
    email: '',
    attemptsLeft: maxTries - 1,
    expiresAt: endOf(now),
  };
  const oneLess = sql`case when ${codes.expiresAt} > ${now.toISOString()}::timestamptz
    then greatest(${codes.attemptsLeft} - 1, -1) else ${codes.attemptsLeft} end`;
  const [counted] = await pool.database
    .insert(codes)
    .values({ sub, purpose, ...unknown })
    .onConflictDoUpdate({ target: [codes.sub, codes.purpose], set: { attemptsLeft: oneLess } })
    .returning();
  if (!counted || counted.expiresAt <= now) throw new IdentityError('ExpiredCodeException');
  if (counted.attemptsLeft < 0) throw new IdentityError('LimitExceededException');
  const tried = hashOf(pool, sub, purpose, stripCodeSeparators(code));
  if (!timingSafeEqual(Buffer.from(tried), Buffer.from(counted.codeHash))) {
    throw new IdentityError('CodeMismatchException');
  }
  return tried;
}

/** Selects an account's unexpired code for a purpose. */
export const buildUnexpiredCodeCondition = (pool: Pool, sub: string, purpose: CodePurpose) =>
  and(eq(codes.sub, sub), eq(codes.purpose, purpose), gt(codes.expiresAt, pool.now()));

/** Expires the codes of an account, for one purpose or all. Later attempts get ExpiredCodeException. */
export async function expireCodes(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  purpose?: CodePurpose,
): Promise<void> {
  const condition = purpose ? and(eq(codes.sub, sub), eq(codes.purpose, purpose)) : eq(codes.sub, sub);
  await tx.update(codes).set({ expiresAt: pool.now() }).where(condition);
}

const endOf = (now: Date): Date => new Date(now.getTime() + codeLifetimeMinutes * 60_000);

const hashOf = (pool: Pool, sub: string, purpose: CodePurpose, code: string): string =>
  pool.encryption.hash(`code|${sub}|${purpose}`, code);
