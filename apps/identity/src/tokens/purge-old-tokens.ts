import { lt, or } from 'drizzle-orm';
import { authorizationCodes } from '../hosted-ui/tables.ts';
import type { Pool } from '../pool.ts';
import { codes, guessFailures, rateLimitCounters } from '../users/tables.ts';
import { authSessions, signIns, signingKeys } from './tables.ts';

/**
 * Retention of expired data in hours, so that a late request gets an error about the expiry. No access token, rate
 * limit window or lockout lasts longer.
 */
export const endedRetentionHours = 24;

/** Purges sign-ins with their refresh tokens, sessions, codes, counters and keys, a day after they ended. */
export async function purgeOldTokens(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - endedRetentionHours * 3_600_000);
  const { database } = pool;
  await database.delete(signIns).where(or(lt(signIns.expiresAt, since), lt(signIns.revokedAt, since)));
  await database.delete(authSessions).where(lt(authSessions.expiresAt, since));
  await database.delete(signingKeys).where(lt(signingKeys.retiredAt, since));
  await database.delete(authorizationCodes).where(lt(authorizationCodes.expiresAt, since));
  await database.delete(codes).where(lt(codes.expiresAt, since));
  await database.delete(guessFailures).where(lt(guessFailures.lastAt, since));
  await database.delete(rateLimitCounters).where(lt(rateLimitCounters.windowStart, since));
}
