import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { consumeAllRateLimits, type RateLimits } from '../platform/rate-limits.ts';

/**
 * Counts places that are booked for nothing, for their member, or for the network address of a guest: anyone can invent
 * guests. Refuses with rate_limited above a day's number. In the transaction that books them.
 */
export async function limitFreePlaces(
  tx: QueryExecutor,
  limits: RateLimits,
  { principalId, addressHash, places }: { principalId: string | null; addressHash: string; places: number },
  now: Date,
): Promise<void> {
  const key = principalId ? `member:${principalId}` : `address:${addressHash}`;
  for (let place = 0; place < places; place++) {
    if (!(await consumeAllRateLimits(tx, [{ limit: limits.freePlaces, key }], now)))
      throw new AppError('rate_limited', tooMany);
  }
}

const tooMany = 'Too many free places have been booked from here today. Email or call us if you need more.';
