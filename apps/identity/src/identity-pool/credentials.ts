import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkActiveSignIn } from '../tokens/check-active-sign-in.ts';
import type { User } from '../users/users.ts';

/** How long somebody may sign with what they were given. */
const credentialsMs = 3_600_000;

/** What somebody signs calls with, in the form of AWS's temporary credentials. */
export interface TemporaryCredentials {
  AccessKeyId: string;
  SecretKey: string;
  SessionToken: string;
  /** Seconds since 1970. */
  Expiration: number;
}

const session = z.object({
  accessKeyId: z.string(),
  sub: z.string(),
  originJti: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});

const about = 'identity-credentials';

/**
 * Makes credentials of a sign-in; nothing of them is written down. The session token is a sealed text that says whose they
 * are and until when, and the secret key follows from it by a keyed hash, so that both can be made again when they are used.
 */
export function issueCredentials(
  pool: Pool,
  { sub, originJti }: { sub: string; originJti: string },
): TemporaryCredentials {
  // AWS's own begin alike: four letters that say that they are temporary.
  const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
  const endsAt = pool.now().getTime() + credentialsMs;
  const SessionToken = pool.sealing.seal(about, JSON.stringify({ accessKeyId, sub, originJti, endsAt }));
  const SecretKey = deriveSecretKey(pool, SessionToken);
  return { AccessKeyId: accessKeyId, SecretKey, SessionToken, Expiration: Math.floor(endsAt / 1000) };
}

export const deriveSecretKey = (pool: Pool, sessionToken: string): string =>
  pool.sealing.hash(about, sessionToken);

/**
 * Whose credentials these are, as long as they and their sign-in last.
 * @throws UnrecognizedClientException when nobody was given them, ExpiredTokenException when they have ended
 */
export async function findCredentialsHolder(
  pool: Pool,
  accessKeyId: string,
  sessionToken: string,
): Promise<User> {
  const kept = opened(pool, sessionToken);
  if (kept?.accessKeyId !== accessKeyId) throw new IdentityError('UnrecognizedClientException');
  if (kept.endsAt <= pool.now().getTime()) throw new IdentityError('ExpiredTokenException');
  const user = await checkActiveSignIn(pool, kept);
  if (typeof user === 'string') throw new IdentityError('ExpiredTokenException');
  return user;
}

/** Null for whatever this pool has not sealed. */
function opened(pool: Pool, sessionToken: string): z.output<typeof session> | null {
  try {
    return session.parse(JSON.parse(pool.sealing.open(about, sessionToken)));
  } catch {
    return null;
  }
}
