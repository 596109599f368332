import type { Pool } from '../pool.ts';
import type { CodeOwner } from './codes.ts';
import { normalizeEmail } from './users.ts';

/** Returns a made-up user for an unknown username: always the same, and indistinguishable from an account. */
export function createDecoyUser(pool: Pool, username: string): CodeOwner {
  const email = normalizeEmail(username);
  const hex = Buffer.from(pool.encryption.hash('nobody', email), 'base64url').toString('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return { sub: groups.join('-'), email };
}
