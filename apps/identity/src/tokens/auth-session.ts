import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { type ErrorName, IdentityError } from '../protocol/identity-error.ts';
import { authSessions } from './tables.ts';

/** How long a step of a sign-in may take, unless it waits for a mail. */
const sessionMinutes = 3;

type Row = typeof authSessions.$inferSelect;

/**
 * Keeps what the next step of a sign-in needs.
 * @param sub null when nobody has the address: the answers look alike
 * @returns `Session` on the wire: a secret, good once, for 3 minutes unless told
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
  const sealedState = pool.sealing.seal(about(idHash), JSON.stringify(state));
  const expiresAt = new Date(pool.now().getTime() + minutes * 60_000);
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

/** A session on the wire, with what it has to be for. */
export interface PresentedSession {
  challenge: string;
  /** Whom the client names; null when nobody has that name, missing where it names nobody. */
  sub?: string | null;
  secret: string;
}

/**
 * Takes the next step of a sign-in with the session that waits for it. Whoever comes first has it: the others are told
 * that it has expired, as are those who bring one that is unknown, too old, somebody else's or for another challenge.
 * @throws NotAuthorizedException
 */
export async function withAuthSession<T>(
  pool: Pool,
  presented: PresentedSession,
  step: (state: unknown, sub: string | null) => Promise<T>,
): Promise<T> {
  const row = await take(pool, presented);
  if (!row || row.expiresAt <= pool.now()) throw expiredSessionError();
  try {
    return await step(JSON.parse(pool.sealing.open(about(row.idHash), row.sealedState)), row.sub);
  } catch (error) {
    if (!(error instanceof IdentityError && final.has(error.name))) await putBack(pool, row);
    throw error;
  }
}

/** Cognito's words for a session that does not hold. */
export const expiredSessionError = (): IdentityError =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

async function take(pool: Pool, { challenge, sub, secret }: PresentedSession): Promise<Row | null> {
  const isIt = and(eq(authSessions.idHash, hashOf(pool, secret)), eq(authSessions.challenge, challenge));
  const isWhose = sub === undefined ? undefined : isOf(sub);
  const [row] = await pool.database.delete(authSessions).where(and(isIt, isWhose)).returning();
  return row ?? null;
}

const isOf = (sub: string | null) => (sub === null ? isNull(authSessions.sub) : eq(authSessions.sub, sub));

/** Not at all when the account has gone meanwhile. */
async function putBack(pool: Pool, row: Row): Promise<void> {
  await pool.database
    .insert(authSessions)
    .values(row)
    .catch((error: unknown) => pool.log.warn({ err: error }, 'a sign-in has to begin anew'));
}

const hashOf = (pool: Pool, secret: string): string => pool.sealing.hash('auth-session', secret);
const about = (idHash: string): string => `auth-session|${idHash}`;
