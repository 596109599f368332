import { getRepeatedHoldWaitSeconds } from '@studio/domain/bookings/hold';
import { formatCount } from '@studio/domain/text/format';
import { AppError, errorDefinitions } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { defaultCaps, type RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import {
  type HeldPlaceCounts,
  type HoldPreconditions,
  type HoldQueries,
  type HoldRequester,
  loadHeldPlaceCounts,
} from './hold-queries.ts';

/**
 * Counts a new hold against the rate limits and checks the caps on held places (handbook: holds 5). Throws AppError
 * rate_limited, hold_limit, hold_too_soon.
 */
export function checkHoldLimits(
  { counts, clock }: Services,
  limits: RateLimits,
  input: HoldRequester & { places: number },
  before: HoldPreconditions,
): void {
  const now = clock.now();
  counts.consume(limits.holdsPerClient, input.clientId, now);
  counts.consume(limits.holdsPerAddress, input.addressHash, now);
  const capError = getCapError(limits, before, { classes: 1, places: input.places });
  if (capError) throw capError;
  const waitSeconds = getRepeatedHoldWaitSeconds(before.endedWithinHour, now, limits.holdsOfOneClass);
  if (waitSeconds > 0) {
    const waitText = formatCount(waitSeconds, 'second');
    throw new AppError(
      'hold_too_soon',
      `You’ve held places in this class several times. Try again in ${waitText}.`,
    );
  }
}

/** Returns an error if `more` places exceed a cap of the browser or network address; otherwise null. */
export function getCapError(
  limits: RateLimits,
  held: HeldPlaceCounts,
  more: { classes: number; places: number },
): AppError | null {
  if (held.ofClient + more.classes > limits.holdsAtOnce) return tooManyHoldsError(limits);
  if (held.ofAddressInClass + more.places > limits.placesPerAddressAndClass)
    return new AppError(
      'hold_limit',
      'We’re already holding a lot of places in this class for people on your internet connection. Try again in a few minutes.',
    );
  if (held.ofAddress + more.places > limits.placesPerAddress)
    return new AppError(
      'hold_limit',
      'We’re already holding a lot of places for people on your internet connection. Try again in a few minutes.',
    );
  return null;
}

function tooManyHoldsError({ holdsAtOnce }: RateLimits): AppError {
  const isUsual = holdsAtOnce === defaultCaps.holdsAtOnce;
  const classes = holdsAtOnce === 1 ? 'a class' : formatCount(holdsAtOnce, 'class', 'classes');
  return new AppError(
    'hold_limit',
    isUsual
      ? errorDefinitions.hold_limit.message
      : `We’re already holding places for you in ${classes}. Book one first, or wait until a hold expires.`,
  );
}

const lockHolder: PreparedStatement = {
  name: 'lock_holder',
  text: `SELECT pg_advisory_xact_lock(hashtext('held:' || $1 || ':' || $2))::text AS locked`,
};

const none = { classes: 0, places: 0 };

async function count(db: QueryExecutor, holder: HoldRequester, now: Date): Promise<HeldPlaceCounts> {
  const [held] = await loadHeldPlaceCounts(db, [holder], now);
  return held ?? { ofClient: 0, ofAddressInClass: 0, ofAddress: 0 };
}

/** Checks the caps on held places in the transaction that gives places to a browser. Throws AppError hold_limit. */
export async function assertWithinCaps(
  tx: QueryExecutor,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  holder: HoldRequester,
): Promise<void> {
  const { limits } = config;
  const capError = limits && getCapError(limits, await count(tx, holder, clock.now()), none);
  if (capError) throw capError;
}

/**
 * Counts again after places were taken and committed, and undoes what exceeds a cap: concurrent calls may all have
 * passed the earlier check. Calls over a cap continue one at a time, so no more is undone than necessary. The call that
 * commits last sees all others, so in the end no cap is exceeded. Throws AppError hold_limit if it has undone anything.
 */
export async function rollBackIfOverCaps(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  holder: HoldRequester,
  undo: (tx: QueryExecutor) => Promise<unknown>,
  reads?: HoldQueries,
): Promise<void> {
  const { config, database, clock } = services;
  const { limits } = config;
  if (!limits) return;
  const heldCounts = reads ? await reads.heldPlaces.read(holder) : await count(database, holder, clock.now());
  if (!getCapError(limits, heldCounts, none)) return;
  const capError = await database.transaction(async (tx) => {
    for (const key of [holder.clientId, holder.addressHash]) await tx.run(lockHolder, [holder.branchId, key]);
    const still = getCapError(limits, await count(tx, holder, clock.now()), none);
    if (still) await undo(tx);
    return still;
  });
  if (capError) throw capError;
}
