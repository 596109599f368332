import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkActiveSignIn } from '../tokens/check-active-sign-in.ts';
import type { User } from '../users/users.ts';

/** Lifetime of temporary credentials in milliseconds. */
const credentialsMs = 3_600_000;

/** Temporary credentials with which users sign calls, in AWS's format. */
export interface TemporaryCredentials {
  AccessKeyId: string;
  SecretKey: string;
  SessionToken: string;
  /** Expiry in seconds since 1970. */
  Expiration: number;
}

const session = z.object({
  accessKeyId: z.string(),
  sub: z.string(),
  originJti: z.string(),
  /** Expiry in milliseconds since 1970. */
  endsAt: z.number(),
});

const about = 'identity-credentials';

/**
 * Issues credentials for a sign-in. The session token contains the access key id, the account, its sign-in and the
 * expiry, encrypted. The secret key is a keyed hash of the session token, so neither has to be stored.
 */
export function issueCredentials(
  pool: Pool,
  { sub, originJti }: { sub: string; originJti: string },
): TemporaryCredentials {
  // AWS begins access key ids of temporary credentials with these four letters.
  const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
  const endsAt = pool.now().getTime() + credentialsMs;
  const SessionToken = pool.encryption.encrypt(
    about,
    JSON.stringify({ accessKeyId, sub, originJti, endsAt }),
  );
  const SecretKey = deriveSecretKey(pool, SessionToken);
  return { AccessKeyId: accessKeyId, SecretKey, SessionToken, Expiration: Math.floor(endsAt / 1000) };
}

export const deriveSecretKey = (pool: Pool, sessionToken: string): string =>
  pool.encryption.hash(about, sessionToken);

/**
 * Returns the user whom valid credentials identify.
 * @throws UnrecognizedClientException for unknown credentials, ExpiredTokenException when the credentials or their
 * sign-in have ended
 */
export async function authenticateCredentials(
  pool: Pool,
  accessKeyId: string,
  sessionToken: string,
): Promise<User> {
  const openedSession = decryptSession(pool, sessionToken);
  if (openedSession?.accessKeyId !== accessKeyId) throw new IdentityError('UnrecognizedClientException');
  if (openedSession.endsAt <= pool.now().getTime()) throw new IdentityError('ExpiredTokenException');
  const user = await checkActiveSignIn(pool, openedSession);
  if (typeof user === 'string') throw new IdentityError('ExpiredTokenException');
  return user;
}

/** Decrypts a session token. Returns null for a token that this user pool didn't encrypt. */
function decryptSession(pool: Pool, sessionToken: string): z.output<typeof session> | null {
  try {
    return session.parse(JSON.parse(pool.encryption.decrypt(about, sessionToken)));
  } catch {
    return null;
  }
}
