import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { softwareTokens } from './tables.ts';
import { createTotpKey, findTotpStep } from './totp.ts';

/** An app's key that a first code has proven. */
export interface VerifiedKey {
  /** Base32. */
  key: string;
  /** Of that code, which is used by it. */
  step: number;
  /** What its owner calls the app. */
  name: string | null;
}

/** Hands out a new key for an app; the one that the account has holds until the new one is proven. Base32. */
export async function issueAuthenticatorKey(pool: Pool, sub: string): Promise<string> {
  const key = createTotpKey();
  const sealedNextKey = pool.sealing.seal(about(sub), key);
  await pool.database
    .insert(softwareTokens)
    .values({ sub, sealedNextKey })
    .onConflictDoUpdate({ target: softwareTokens.sub, set: { sealedNextKey } });
  return key;
}

/** The key that was handed out last and is not proven yet. @throws SoftwareTokenMFANotFoundException when there is none */
export async function getPendingAuthenticatorKey(pool: Pool, sub: string): Promise<string> {
  const [token] = await pool.database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  if (!token?.sealedNextKey) throw new IdentityError('SoftwareTokenMFANotFoundException');
  return pool.sealing.open(about(sub), token.sealedNextKey);
}

/** Puts a proven key in the place of any other of the account. */
export async function saveAuthenticatorKey(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  proven: VerifiedKey,
): Promise<void> {
  const kept = {
    sealedKey: pool.sealing.seal(about(sub), proven.key),
    sealedNextKey: null,
    name: proven.name,
    lastStep: proven.step,
  };
  await tx
    .insert(softwareTokens)
    .values({ sub, ...kept })
    .onConflictDoUpdate({ target: softwareTokens.sub, set: kept });
}

/** The app of the account that has proven itself, if it has one, by what its owner calls it. */
export async function findAuthenticatorApp(
  queries: QueryExecutor,
  sub: string,
): Promise<{ name: string | null } | null> {
  const [token] = await queries.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  return token?.sealedKey ? { name: token.name } : null;
}

/**
 * Whether it is a code of the account's app at this time, and uses it up; null when it is none. Callers count the attempt:
 * see `guess`.
 * @throws ExpiredCodeException, in Cognito's words, when it or a later one was used already
 */
export async function redeemAuthenticatorCode(pool: Pool, sub: string, code: string): Promise<true | null> {
  const [token] = await pool.database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  if (!token?.sealedKey) return null;
  const step = findTotpStep(pool.sealing.open(about(sub), token.sealedKey), code, pool.now());
  if (step === null) return null;
  // Of those who bring the same code at once, one finds it unused.
  const isUnused = or(isNull(softwareTokens.lastStep), lt(softwareTokens.lastStep, step));
  const used = await pool.database
    .update(softwareTokens)
    .set({ lastStep: step })
    .where(and(eq(softwareTokens.sub, sub), eq(softwareTokens.sealedKey, token.sealedKey), isUnused))
    .returning({ sub: softwareTokens.sub });
  if (used.length > 0) return true;
  throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');
}

const about = (sub: string): string => `software-token|${sub}`;
