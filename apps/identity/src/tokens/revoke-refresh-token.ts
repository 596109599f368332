import { eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { signOut } from './sign-out.ts';
import { refreshTokens } from './tables.ts';

/** Ends the sign-in of a refresh token, even of a token exchanged long ago. Ignores an unknown token. */
export async function revokeRefreshToken(pool: Pool, token: string): Promise<void> {
  const [found] = await pool.database
    .select({ originJti: refreshTokens.originJti })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(pool, token)));
  if (found) await signOut(pool, pool.database, found.originJti);
}
