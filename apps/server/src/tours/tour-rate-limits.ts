import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { consumeAllRateLimits, type RateLimits } from '../platform/limits/rate-limits.ts';

/** Caller's network address and network, as keyed hashes (handbook: tours 5). */
export interface NetworkOrigin {
  addressHash: string;
  networkHash: string;
}

const countOtherHolds: PreparedStatement = {
  name: 'tour_holds_of_origin',
  text: `SELECT count(*) FILTER (WHERE address_hash = $4)::int AS "ofAddress", count(*)::int AS "ofNetwork"
    FROM tour_slots
    WHERE branch_id = $1 AND status = 'HELD' AND held_until > $2::timestamptz AND client_id <> $3
      AND network_hash = $5`,
};

/**
 * Throws AppError hold_limit when other browsers with the network address, or in its network, hold too many slots.
 * Needs `lockTours`.
 */
export async function limitTourHolds(
  tx: QueryExecutor,
  limits: RateLimits,
  { branchId, clientId, addressHash, networkHash }: NetworkOrigin & { branchId: string; clientId: string },
  now: Date,
): Promise<void> {
  const values = [branchId, now, clientId, addressHash, networkHash];
  const [held] = await tx.run<{ ofAddress: number; ofNetwork: number }>(countOtherHolds, values);
  const { ofAddress = 0, ofNetwork = 0 } = held ?? {};
  if (ofAddress >= limits.tourHoldsPerAddress || ofNetwork >= limits.tourHoldsPerNetwork)
    throw new AppError(
      'hold_limit',
      'We’re already holding several tour slots for people on your internet connection. Try again in 5 minutes.',
    );
}

/** Counts a booking for its network address and network. Throws AppError rate_limited above the daily limit. */
export async function limitTourBookings(
  tx: QueryExecutor,
  limits: RateLimits,
  { addressHash, networkHash }: NetworkOrigin,
  now: Date,
): Promise<void> {
  const rateLimits = [
    { limit: limits.toursPerAddress, key: addressHash },
    { limit: limits.toursPerNetwork, key: networkHash },
  ];
  if (await consumeAllRateLimits(tx, rateLimits, now)) return;
  throw new AppError(
    'rate_limited',
    'Too many tours have been booked from your internet connection today. Email or call us and we’ll find you a time.',
  );
}

/** Counts a visitor's move of a tour. Throws AppError rate_limited above the daily limit. */
export async function limitTourMoves(
  tx: QueryExecutor,
  limits: RateLimits,
  tourId: string,
  now: Date,
): Promise<void> {
  if (await consumeAllRateLimits(tx, [{ limit: limits.movesPerTour, key: tourId }], now)) return;
  throw new AppError(
    'rate_limited',
    'You’ve moved this tour too many times today. Email or call us and we’ll find you a time.',
  );
}
