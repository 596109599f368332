import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { consumeAllRateLimits, type RateLimits } from '../../platform/limits/rate-limits.ts';

/**
 * Counts booked places that cost nothing, per member, or per network address for guests, because anyone can invent
 * guests (handbook: paying 17). Throws AppError rate_limited above the daily limit. Call it in the booking transaction.
 */
export async function limitPlacesWithoutPayment(
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

const tooMany =
  'You’ve reached today’s limit for bookings without payment. Email or call us if you need more.';
