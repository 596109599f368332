import { holdExpiry, isHoldLive, liveHoldsMax, repeatedHoldWait } from '@studio/domain/bookings/hold';
import { v7 as uuidv7 } from 'uuid';
import { sqlState, uniqueViolation } from '../platform/database.ts';
import { limits } from '../platform/limits.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { ClassRow } from '../timetable/store.ts';
import { type BeforeHold, type HoldReads, holdReads } from './hold-reads.ts';
import { findLiveHold, type HoldRow, heldFor } from './hold-store.ts';
import { claimPlaces, reclaimLapsed, releaseHold, resizeHold } from './place-statements.ts';
import { stopOpenPayment } from './stop-open-payment.ts';

/** What somebody wants to hold. */
export interface HoldWish {
  branchId: string;
  classId: string;
  clientId: string;
  addressHash: string;
  principalId: string | null;
  /** 1 to 4. */
  places: number;
}

/** Places that one network address may hold in one class at once. */
const placesPerAddressAndClassMax = 12;

/**
 * Keeps places of a class for 10 minutes, or returns the hold that the browser has already (decisions, "Class hold").
 * Refuses with not_found, slot_unavailable, hold_limit, hold_too_soon, rate_limited.
 */
export async function holdClass(
  services: Services,
  wish: HoldWish,
  reads: HoldReads = holdReads(services),
): Promise<{ hold: HoldRow; klass: ClassRow }> {
  const { database, clock } = services;
  const before = await reads.before.read(wish);
  if (!before) throw new Refused('not_found');
  const { klass, own: existing } = before;
  const now = clock.now();
  if (klass.status !== 'ON') throw new Refused('slot_unavailable', 'This class does not take place.');
  if (klass.startsAt.getTime() <= now.getTime()) {
    throw new Refused('slot_unavailable', 'This class has already begun.');
  }
  if (existing && isHoldLive(existing, now)) {
    const hold = await resized(services, existing, wish.places);
    return { hold: await heldFor(database, hold, wish.principalId), klass };
  }
  if (services.config.limits) checkLimits(services, wish, before, now);
  // Its own lapsed hold first: claiming beside it would wait for whoever is ending it, with the class locked.
  if (existing) await database.run(reclaimLapsed, [wish.branchId, wish.classId, now]);
  const hold = await services.classDoors.enter(wish.classId, () => claimed(services, wish, now));
  if (!hold) throw new Refused('slot_unavailable', fullMessage(wish.places));
  await releaseBeyondLimit(services, reads, hold);
  return { hold, klass };
}

/**
 * Claims places, first as the class stands, then after freeing what lapsed holds still take; also when somebody else
 * freed them in between. The new hold, or the one that another press of the same button has just made.
 */
async function claimed(services: Services, wish: HoldWish, now: Date): Promise<HoldRow | null> {
  const hold = await claimedNow(services, wish, now);
  if (hold) return hold;
  await services.database.run(reclaimLapsed, [wish.branchId, wish.classId, now]);
  const again = await claimedNow(services, wish, now);
  if (again) return again;
  // The other press may also have taken the last place, so that this one finds the class full.
  const own = await findLiveHold(services.database, wish);
  return own && isHoldLive(own, now) ? own : null;
}

/** A new hold; null when there is no place, or when the browser has a hold of this class already. */
async function claimedNow(services: Services, wish: HoldWish, now: Date): Promise<HoldRow | null> {
  const { branchId, classId, clientId, places, principalId, addressHash } = wish;
  const [id, expiresAt] = [uuidv7(), holdExpiry(now)];
  const values = [branchId, classId, id, clientId, places, principalId, addressHash, now, expiresAt];
  try {
    const [row] = await services.database.run<{ id: string }>(claimPlaces, values);
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
    };
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    return null;
  }
}

async function resized(services: Services, hold: HoldRow, places: number): Promise<HoldRow> {
  if (hold.places === places) return hold;
  const now = services.clock.now();
  if ((await stopOpenPayment(services, hold, 'another number of places was chosen')) === 'paid') {
    throw new Refused('payment_in_progress');
  }
  const values = [hold.branchId, hold.id, places, now];
  const resize = () => services.database.run<{ id: string }>(resizeHold, values);
  const [row] = await resize();
  if (row) return { ...hold, places };
  await services.database.run(reclaimLapsed, [hold.branchId, hold.classId, now]);
  const [again] = await resize();
  if (!again) throw new Refused('slot_unavailable', fullMessage(places));
  return { ...hold, places };
}

function checkLimits({ counts }: Services, wish: HoldWish, before: BeforeHold, now: Date): void {
  counts.against(limits.holdsPerClient, wish.clientId, now);
  counts.against(limits.holdsPerAddress, wish.addressHash, now);
  const { ofClient, ofAddressInClass, endedWithinHour } = before;
  if (ofClient >= liveHoldsMax) throw new Refused('hold_limit');
  if (ofAddressInClass + wish.places > placesPerAddressAndClassMax) {
    throw new Refused('hold_limit', 'Too many places of this class are being held from your network.');
  }
  const wait = repeatedHoldWait(endedWithinHour, now);
  if (wait > 0) {
    throw new Refused(
      'hold_too_soon',
      `You have held this class several times. Please try again in ${wait} seconds.`,
    );
  }
}

/** Parallel calls may all have passed the check before it: whoever finds too many afterwards gives its own back. */
async function releaseBeyondLimit(services: Services, reads: HoldReads, hold: HoldRow): Promise<void> {
  if (!services.config.limits || (await reads.ofClient.read(hold)) <= liveHoldsMax) return;
  const [now, why] = [services.clock.now(), 'more than three live holds'];
  await services.database.run(releaseHold, [hold.branchId, hold.id, now, 'system', why]);
  throw new Refused('hold_limit');
}

function fullMessage(places: number): string {
  return places === 1
    ? 'Sorry, this class has just filled up.'
    : `Sorry, there are no ${places} places left together.`;
}
