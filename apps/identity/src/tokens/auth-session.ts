import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { type ErrorName, IdentityError } from '../protocol/identity-error.ts';
import { authSessions } from './tables.ts';

/** Default lifetime of a sign-in step in minutes. Steps that wait for a code by email or text message last longer. */
const sessionMinutes = 3;

type Row = typeof authSessions.$inferSelect;

/**
 * Saves the state that the next step of a sign-in needs.
 * @param sub null for an unknown username, which gets the same responses
 * @returns `Session` of the protocol: a secret, valid once, for 3 minutes by default
 */
export async function createAuthSession(
  pool: Pool,
  challenge: string,
  sub: string | null,
  state: object,
  minutes: number = sessionMinutes,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const idHash = hashOf(pool, secret);
  const encryptedState = pool.encryption.encrypt(about(idHash), JSON.stringify(state));
  const expiresAt = new Date(pool.now().getTime() + minutes * 60_000);
  await pool.database.insert(authSessions).values({ idHash, challenge, sub, encryptedState, expiresAt });
  return secret;
}

/**
 * Errors that end a sign-in. After any other error, such as 'Device does not exist.', a rejected new password or a
 * server failure, the client sends the session again, so it stays valid.
 */
const finalErrors: ReadonlySet<ErrorName> = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
]);

/** Session that a client sends, with its required purpose. */
export interface PresentedSession {
  challenge: string;
  /** User whom the client names: null for an unknown username, undefined when the client names none. */
  sub?: string | null;
  secret: string;
}

/**
 * Runs the next step of a sign-in with its session. Of concurrent requests with one session, the first gets it, and the
 * others fail as if the session had expired. A request with an unknown or expired session, or with the session of
 * another user or challenge, fails in the same way.
 * @throws NotAuthorizedException
 */
export async function withAuthSession<T>(
  pool: Pool,
  presented: PresentedSession,
  step: (state: unknown, sub: string | null) => Promise<T>,
): Promise<T> {
  const row = await takeSession(pool, presented);
  if (!row || row.expiresAt <= pool.now()) throw createExpiredSessionError();
  try {
    return await step(JSON.parse(pool.encryption.decrypt(about(row.idHash), row.encryptedState)), row.sub);
  } catch (error) {
    if (!(error instanceof IdentityError && finalErrors.has(error.name))) await restoreSession(pool, row);
    throw error;
  }
}

/** Creates the error for an invalid session, with Cognito's message. */
export const createExpiredSessionError = (): IdentityError =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

async function takeSession(pool: Pool, { challenge, sub, secret }: PresentedSession): Promise<Row | null> {
  const ofSession = and(eq(authSessions.idHash, hashOf(pool, secret)), eq(authSessions.challenge, challenge));
  const ofUser = sub === undefined ? undefined : matchesUser(sub);
  const [row] = await pool.database.delete(authSessions).where(and(ofSession, ofUser)).returning();
  return row ?? null;
}

const matchesUser = (sub: string | null) =>
  sub === null ? isNull(authSessions.sub) : eq(authSessions.sub, sub);

/** Restores the session, unless the account was deleted in the meantime. */
async function restoreSession(pool: Pool, row: Row): Promise<void> {
  await pool.database
    .insert(authSessions)
    .values(row)
    .catch((error: unknown) => pool.log.warn({ err: error }, 'could not restore a login session'));
}

const hashOf = (pool: Pool, secret: string): string => pool.encryption.hash('auth-session', secret);
const about = (idHash: string): string => `auth-session|${idHash}`;
