import type { Pool } from '../pool.ts';
import { createDecoyUser } from './decoy-user.ts';
import { isSub, normalizeEmail } from './users.ts';

/** What an account shows before its password is proven, for a username that nobody has. */
export interface UnknownUser {
  sub: string;
  /** Hex. */
  salt: string;
  /** Of no password. Hex. */
  verifier: string;
}

/** The same username gets the same answer each time, as if there were an account. */
export function getUnknownUser(pool: Pool, username: string): UnknownUser {
  const name = normalizeEmail(username);
  const derived = (what: string) =>
    Buffer.from(pool.sealing.hash(`unknown-user-${what}`, name), 'base64url').toString('hex');
  return {
    sub: isSub(name) ? name : createDecoyUser(pool, name).sub,
    salt: derived('salt').slice(0, 32),
    verifier: derived('verifier'),
  };
}
