import type { Pool } from '../pool.ts';
import { createDecoyUser } from './decoy-user.ts';
import { isSub, normalizeEmail } from './users.ts';

/**
 * Stand-in for an account that doesn't exist: the values that a password challenge needs, derived from the unknown
 * username.
 */
export interface UnknownUser {
  sub: string;
  /** Salt in hex. */
  salt: string;
  /** Verifier in hex that matches no password. */
  verifier: string;
}

/**
 * Returns the stand-in for an unknown username. It is always the same for one username, as the values of an account
 * are.
 */
export function getUnknownUser(pool: Pool, username: string): UnknownUser {
  const name = normalizeEmail(username);
  const deriveValue = (purpose: string) =>
    Buffer.from(pool.encryption.hash(`unknown-user-${purpose}`, name), 'base64url').toString('hex');
  return {
    sub: isSub(name) ? name : createDecoyUser(pool, name).sub,
    salt: deriveValue('salt').slice(0, 32),
    verifier: deriveValue('verifier'),
  };
}
