import { randomBytes } from 'node:crypto';
import type { Pool } from '../pool.ts';

const secretBytes = 32;

/** Returns the stored form of a refresh token, so that the table contains no usable tokens. */
export const hashRefreshToken = (pool: Pool, token: string): string =>
  pool.encryption.hash('refresh-token', token);

/** Creates a refresh token: a random secret without content, stored as a hash. */
export function createRefreshToken(pool: Pool): { token: string; hash: string } {
  const token = randomBytes(secretBytes).toString('base64url');
  return { token, hash: hashRefreshToken(pool, token) };
}
