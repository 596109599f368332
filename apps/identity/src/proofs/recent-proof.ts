import { eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import type { AccessClaims } from '../tokens/claims.ts';
import { signIns } from '../tokens/tables.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { proofs } from './tables.ts';

/** A browser that was left open may do so much, and no more, without its owner. */
const recentMs = 15 * 60_000;

/**
 * Whose access token this is, where that is not enough: who changes how the account is entered has signed in, or given the
 * password again, in the last 15 minutes.
 * @throws ReauthenticationRequiredException when that is longer ago; and what `userOfAccessToken` throws
 */
export async function userWhoProvedLately(
  pool: Pool,
  accessToken: string,
): Promise<{ user: User; claims: AccessClaims }> {
  const { user, claims } = await userOfAccessToken(pool, accessToken);
  await checkProvenLately(pool, claims);
  return { user, claims };
}

/** The same, for whoever knows already whose token it is. @throws ReauthenticationRequiredException */
export async function checkProvenLately(pool: Pool, { origin_jti }: AccessClaims): Promise<void> {
  const [last] = await pool.database
    .select({ authTime: signIns.authTime, provenAt: proofs.provenAt })
    .from(signIns)
    .leftJoin(proofs, eq(proofs.originJti, signIns.originJti))
    .where(eq(signIns.originJti, origin_jti));
  const since = pool.now().getTime() - recentMs;
  const proven = [last?.authTime, last?.provenAt].some((at) => at && at.getTime() >= since);
  if (!proven) throw new IdentityError('ReauthenticationRequiredException');
}

/** The password of a sign-in's owner was given again: for 15 minutes that counts like signing in. */
export async function noteProof(pool: Pool, originJti: string): Promise<void> {
  const provenAt = pool.now();
  await pool.database
    .insert(proofs)
    .values({ originJti, provenAt })
    .onConflictDoUpdate({ target: proofs.originJti, set: { provenAt } });
}
