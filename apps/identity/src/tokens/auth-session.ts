import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { type ErrorName, IdentityError } from '../wire/identity-error.ts';
import { authSessions } from './tables.ts';

/** How long a step of a sign-in may take. */
const sessionMs = 3 * 60_000;

type Row = typeof authSessions.$inferSelect;

/** What a sign-in waits for. */
export interface AuthSession {
  /** Null when nobody has the address: the answers look alike. */
  sub: string | null;
  /** What the step that asked has to know again; JSON. */
  state: unknown;
}

/** Keeps what the next step of a sign-in needs. @returns `Session` on the wire: a secret, good once, for 3 minutes. */
export async function openAuthSession(
  pool: Pool,
  challenge: string,
  { sub, state }: AuthSession,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const idHash = hashOf(pool, secret);
  const sealedState = pool.sealing.seal(about(idHash), JSON.stringify(state));
  const expiresAt = new Date(pool.now().getTime() + sessionMs);
  await pool.database.insert(authSessions).values({ idHash, challenge, sub, sealedState, expiresAt });
  return secret;
}

/**
 * Refusals that end a sign-in. After any other, such as 'Device does not exist.', a password that the rule refuses or a
 * failure of ours, the client sends the same session again, and it is as good as before.
 */
const final: ReadonlySet<ErrorName> = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
]);

/**
 * Takes the next step of a sign-in with the session that waits for it. Whoever comes first has it: the others are told
 * that it has expired, as are those who bring one that is unknown, too old or for another challenge.
 * @throws NotAuthorizedException
 */
export async function withAuthSession<T>(
  pool: Pool,
  challenge: string,
  secret: string,
  step: (session: AuthSession) => Promise<T>,
): Promise<T> {
  const row = await take(pool, challenge, secret);
  if (!row || row.expiresAt <= pool.now()) throw expiredSession();
  try {
    return await step({ sub: row.sub, state: JSON.parse(pool.sealing.open(about(row.idHash), row.sealedState)) });
  } catch (error) {
    if (!(error instanceof IdentityError && final.has(error.name))) await putBack(pool, row);
    throw error;
  }
}

/** Cognito's words for a session that does not hold. */
export const expiredSession = (): IdentityError =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

async function take(pool: Pool, challenge: string, secret: string): Promise<Row | null> {
  const [row] = await pool.database
    .delete(authSessions)
    .where(and(eq(authSessions.idHash, hashOf(pool, secret)), eq(authSessions.challenge, challenge)))
    .returning();
  return row ?? null;
}

/** Not at all when the account has gone meanwhile. */
async function putBack(pool: Pool, row: Row): Promise<void> {
  await pool.database
    .insert(authSessions)
    .values(row)
    .catch((error: unknown) => pool.log.warn({ err: error }, 'a sign-in has to begin anew'));
}

const hashOf = (pool: Pool, secret: string): string => pool.sealing.hash('auth-session', secret);
const about = (idHash: string): string => `auth-session|${idHash}`;
