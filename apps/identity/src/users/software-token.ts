import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { softwareTokens } from './tables.ts';
import { createTotpKey, findTotpStep } from './totp.ts';

/** Authenticator key that the user has verified with a first code. */
export interface VerifiedKey {
  /** Authenticator key, in base32. */
  key: string;
  /** Time step of the first code, which can't be used again. */
  step: number;
  /** Name that the user gave the authenticator app. */
  name: string | null;
}

/**
 * Issues a new authenticator key, in base32. The current key stays valid until the user verifies the new one with a
 * code.
 */
export async function issueAuthenticatorKey(pool: Pool, sub: string): Promise<string> {
  const key = createTotpKey();
  const encryptedNextKey = pool.encryption.encrypt(about(sub), key);
  await pool.database
    .insert(softwareTokens)
    .values({ sub, encryptedNextKey })
    .onConflictDoUpdate({ target: softwareTokens.sub, set: { encryptedNextKey } });
  return key;
}

/**
 * Returns the latest key that no code has verified yet.
 * @throws SoftwareTokenMFANotFoundException when there is none
 */
export async function getPendingAuthenticatorKey(pool: Pool, sub: string): Promise<string> {
  const [token] = await pool.database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  if (!token?.encryptedNextKey) throw new IdentityError('SoftwareTokenMFANotFoundException');
  return pool.encryption.decrypt(about(sub), token.encryptedNextKey);
}

/** Saves a verified key, which replaces the account's previous one. */
export async function saveAuthenticatorKey(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  verified: VerifiedKey,
): Promise<void> {
  const values = {
    encryptedKey: pool.encryption.encrypt(about(sub), verified.key),
    encryptedNextKey: null,
    name: verified.name,
    lastStep: verified.step,
  };
  await tx
    .insert(softwareTokens)
    .values({ sub, ...values })
    .onConflictDoUpdate({ target: softwareTokens.sub, set: values });
}

/** Returns the name of the account's verified authenticator app, or null when there is no such app. */
export async function findAuthenticatorApp(
  queries: QueryExecutor,
  sub: string,
): Promise<{ name: string | null } | null> {
  const [token] = await queries.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  return token?.encryptedKey ? { name: token.name } : null;
}

/**
 * Uses up a valid code of the account's authenticator app. Returns null for an invalid code. Callers count the attempt:
 * see `attemptGuess`.
 * @throws ExpiredCodeException, with Cognito's message, when this code or a later one was already used
 */
export async function redeemAuthenticatorCode(pool: Pool, sub: string, code: string): Promise<true | null> {
  const [token] = await pool.database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
  if (!token?.encryptedKey) return null;
  const step = findTotpStep(pool.encryption.decrypt(about(sub), token.encryptedKey), code, pool.now());
  if (step === null) return null;
  // Of concurrent requests with the same code, only one finds it unused.
  const isUnused = or(isNull(softwareTokens.lastStep), lt(softwareTokens.lastStep, step));
  const used = await pool.database
    .update(softwareTokens)
    .set({ lastStep: step })
    .where(and(eq(softwareTokens.sub, sub), eq(softwareTokens.encryptedKey, token.encryptedKey), isUnused))
    .returning({ sub: softwareTokens.sub });
  if (used.length > 0) return true;
  throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');
}

const about = (sub: string): string => `software-token|${sub}`;
