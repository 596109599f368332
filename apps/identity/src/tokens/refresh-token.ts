import { randomBytes } from 'node:crypto';
import type { Pool } from '../pool.ts';

const secretBytes = 32;

/** How a refresh token is kept: nobody who reads the table can use it. */
export const hashRefreshToken = (pool: Pool, token: string): string =>
  pool.sealing.hash('refresh-token', token);

/** A refresh token says nothing: it is a secret that the table knows by its hash. */
export function createRefreshToken(pool: Pool): { token: string; hash: string } {
  const token = randomBytes(secretBytes).toString('base64url');
  return { token, hash: hashRefreshToken(pool, token) };
}
