import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import { getHoldExpiry, isHoldLive } from '@studio/domain/bookings/hold';
import { v7 as uuidv7 } from 'uuid';
import { siteClosedMessage } from '../../catalogue/assert-site-open.ts';
import { AppError } from '../../platform/app-error.ts';
import { getSqlState, type QueryExecutor, uniqueViolationState } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { cancelOpenPayment } from '../payments/cancel-open-payment.ts';
import { sanitiseAcceptedDetails, toAcceptedClassDetails } from './accepted-class.ts';
import { checkHoldLimits, getCapError, rollBackIfOverCaps } from './hold-limits.ts';
import { createHoldQueries, type HoldPreconditions, type HoldQueries } from './hold-queries.ts';
import { findLiveHold, type HoldRow, saveAcceptedClass, updateHoldPrincipal } from './hold-store.ts';
import {
  claimPlacesStatement,
  reclaimLapsedHoldsStatement,
  releaseHoldStatement,
  resizeHoldStatement,
} from './place-statements.ts';

export interface HoldClassInput {
  branchId: string;
  classId: string;
  clientId: string;
  addressHash: string;
  principalId: string | null;
  /** Number of places, 1 to 4. */
  places: number;
  /** Class as the caller has seen and accepted it. Without this field, a new hold accepts the class as it is now. */
  seen?: AcceptedClassDetails | null | undefined;
}

/**
 * Holds places of a class for 10 minutes, or returns the browser's existing hold (handbook: holds 1, 2). Throws
 * AppError not_found, slot_unavailable, hold_limit, hold_too_soon, rate_limited, hold_expired, and payment_in_progress
 * if the number of places changes while they are being paid.
 */
export async function holdClass(
  services: Services,
  input: HoldClassInput,
  reads: HoldQueries = createHoldQueries(services),
): Promise<{ hold: HoldRow; klass: ClassRow }> {
  const { database, clock } = services;
  const before = await reads.preconditions.read(input);
  if (!before) throw new AppError('not_found');
  const { klass, own: existing } = before;
  const now = clock.now();
  if (klass.status !== 'SCHEDULED') throw new AppError('slot_unavailable', 'This class has been cancelled.');
  if (klass.startsAt.getTime() <= now.getTime()) {
    throw new AppError('slot_unavailable', 'This class has already started.');
  }
  const { limits } = services.config;
  const seen = input.seen && (await sanitiseAcceptedDetails(database, input.seen, klass));
  if (existing && isHoldLive(existing, now)) {
    const hold = await resizeHold(services, input, { ...before, own: existing }, reads);
    const accepted = await saveAcceptance(services, hold, seen);
    return { hold: await updateHoldPrincipal(database, accepted, input.principalId), klass };
  }
  if (before.isSiteClosed) throw new AppError('slot_unavailable', siteClosedMessage);
  if (limits) checkHoldLimits(services, limits, input, before);
  // Ends the browser's expired hold first. Otherwise the claim might have to wait for that hold to end, while it keeps
  // the class locked for everyone else.
  if (existing) await database.run(reclaimLapsedHoldsStatement, [input.branchId, input.classId, now]);
  const newHold = { ...input, seen: seen ?? toAcceptedClassDetails(klass) };
  const claim = await services.classQueue.run(input.classId, () => claimPlaces(services, newHold, now));
  if (!claim) throw new AppError('slot_unavailable', fullMessage(input.places));
  const { hold, isNew } = claim;
  const values = [hold.branchId, hold.id, now, 'system', 'over the hold limit'];
  if (isNew) await rollBackIfOverCaps(services, input, (tx) => tx.run(releaseHoldStatement, values), reads);
  return { hold, klass };
}

type NewHold = HoldClassInput & { seen: AcceptedClassDetails };

/**
 * Claims places. If none is free, frees the places of expired holds and tries once more, even if it freed none: a
 * concurrent request may have freed places. Returns the new hold, or the one that a concurrent request of the same
 * browser has just made; null if no place is free.
 */
async function claimPlaces(
  services: Services,
  input: NewHold,
  now: Date,
): Promise<{ hold: HoldRow; isNew: boolean } | null> {
  const hold = await tryClaimPlaces(services, input, now);
  if (hold) return { hold, isNew: true };
  await services.database.run(reclaimLapsedHoldsStatement, [input.branchId, input.classId, now]);
  const newHold = await tryClaimPlaces(services, input, now);
  if (newHold) return { hold: newHold, isNew: true };
  // A concurrent request of the same browser may have taken the last place.
  const own = await findLiveHold(services.database, input);
  return own && isHoldLive(own, now) ? { hold: own, isNew: false } : null;
}

/** Inserts a new hold. Returns null if no place is free, or if the browser already holds this class. */
async function tryClaimPlaces(services: Services, input: NewHold, now: Date): Promise<HoldRow | null> {
  const { branchId, classId, clientId, places, principalId, addressHash, seen } = input;
  const [id, expiresAt] = [uuidv7(), getHoldExpiry(now)];
  const owner = [clientId, places, principalId, addressHash];
  const values = [branchId, classId, id, ...owner, now, expiresAt, JSON.stringify(seen)];
  try {
    const [row] = await services.database.run<{ id: string }>(claimPlacesStatement, values);
    if (!row) return null;
    return {
      branchId,
      id,
      classId,
      clientId,
      principalId,
      places,
      status: 'LIVE',
      createdAt: now,
      expiresAt,
      seen,
    };
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    return null;
  }
}

async function saveAcceptance(
  { database, clock }: Services,
  hold: HoldRow,
  seen: HoldClassInput['seen'],
): Promise<HoldRow> {
  if (!seen || isSame(seen, hold.seen)) return hold;
  return saveAcceptedClass(database, hold, seen, clock.now());
}

function isSame(one: AcceptedClassDetails, other: AcceptedClassDetails | null): boolean {
  return (
    other !== null &&
    new Date(one.start).getTime() === new Date(other.start).getTime() &&
    one.studio === other.studio &&
    one.instructorName === other.instructorName
  );
}

async function resizeHold(
  services: Services,
  { places, branchId, classId, clientId }: HoldClassInput,
  before: HoldPreconditions & { own: HoldRow },
  reads: HoldQueries,
): Promise<HoldRow> {
  const { own: hold, countedAddress: addressHash } = before;
  if (hold.places === places) return hold;
  const { limits } = services.config;
  const more = places - hold.places;
  const capError = limits && more > 0 && getCapError(limits, before, { classes: 0, places: more });
  if (capError) throw capError;
  const now = services.clock.now();
  if ((await cancelOpenPayment(services, hold, 'number of places changed')) === 'paid') {
    throw new AppError('payment_in_progress');
  }
  const resize = (db: QueryExecutor, from: number | null, to: number) =>
    db.run<{ id: string }>(resizeHoldStatement, [branchId, hold.id, to, now, from]);
  const [row] = await resize(services.database, null, places);
  if (!row) {
    await services.database.run(reclaimLapsedHoldsStatement, [branchId, classId, now]);
    const [newHold] = await resize(services.database, null, places);
    if (!newHold) throw new AppError('slot_unavailable', fullMessage(places));
  }
  // If the limits on held places are exceeded, restores the earlier number of places, unless a concurrent call has set
  // another number since. The concurrent call checks the limits itself.
  const holder = { branchId, classId, clientId, addressHash };
  if (more > 0) await rollBackIfOverCaps(services, holder, (tx) => resize(tx, places, hold.places), reads);
  return { ...hold, places };
}

function fullMessage(places: number): string {
  return places === 1
    ? 'Sorry, this class has just filled up.'
    : `Sorry, there aren’t ${places} places left.`;
}
