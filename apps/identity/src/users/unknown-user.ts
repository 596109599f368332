import type { Pool } from '../pool.ts';
import { createDecoyUser } from './decoy-user.ts';
import { isSub, normalizeEmail } from './users.ts';

/** What an account shows before its password is proven, made up for an unknown username. */
export interface UnknownUser {
  sub: string;
  /** Hex. */
  salt: string;
  /** Matches no password. Hex. */
  verifier: string;
}

/** Returns the same values for a username each time, as an account would. */
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
