import { eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import type { AccessClaims } from '../tokens/claims.ts';
import { signIns } from '../tokens/tables.ts';
import type { User } from '../users/users.ts';
import { reauthentications } from './tables.ts';

/**
 * Maximum age of a recent authentication, in ms. It limits what a stranger can do in a browser that its owner left
 * open.
 */
const recentMs = 15 * 60_000;

/**
 * Returns the user of an access token, for operations that change how the user logs in. Requires that the user signed
 * in, or entered the password again, within the last 15 minutes.
 * @throws ReauthenticationRequiredException otherwise, and what `getUserOfAccessToken` throws
 */
export async function requireRecentlyAuthenticatedUser(
  pool: Pool,
  accessToken: string,
): Promise<{ user: User; claims: AccessClaims }> {
  const { user, claims } = await getUserOfAccessToken(pool, accessToken);
  await checkRecentAuthentication(pool, claims);
  return { user, claims };
}

/**
 * Checks that the sign-in of a verified token had a recent authentication: within the last 15 minutes.
 * @throws ReauthenticationRequiredException
 */
export async function checkRecentAuthentication(pool: Pool, { origin_jti }: AccessClaims): Promise<void> {
  const [last] = await pool.database
    .select({ authTime: signIns.authTime, provenAt: reauthentications.provenAt })
    .from(signIns)
    .leftJoin(reauthentications, eq(reauthentications.originJti, signIns.originJti))
    .where(eq(signIns.originJti, origin_jti));
  const since = pool.now().getTime() - recentMs;
  const isRecent = [last?.authTime, last?.provenAt].some((at) => at && at.getTime() >= since);
  if (!isRecent) throw new IdentityError('ReauthenticationRequiredException');
}

/** Records that the user has entered the password again, which counts as a recent authentication for 15 minutes. */
export async function recordReauthentication(pool: Pool, originJti: string): Promise<void> {
  const provenAt = pool.now();
  await pool.database
    .insert(reauthentications)
    .values({ originJti, provenAt })
    .onConflictDoUpdate({ target: reauthentications.originJti, set: { provenAt } });
}
