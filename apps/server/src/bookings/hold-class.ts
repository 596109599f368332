import type { SeenClass } from '@studio/contracts/seen-class';
import { holdExpiry, isHoldLive } from '@studio/domain/bookings/hold';
import { v7 as uuidv7 } from 'uuid';
import { type Queries, sqlState, uniqueViolation } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { ClassRow } from '../timetable/store.ts';
import { beyondCaps, checkLimits, undoBeyond } from './hold-limits.ts';
import { type BeforeHold, type HoldReads, holdReads } from './hold-reads.ts';
import { acceptSeen, findLiveHold, type HoldRow, heldFor } from './hold-store.ts';
import { claimPlaces, reclaimLapsed, releaseHold, resizeHold } from './place-statements.ts';
import { knownSeen, seenOf } from './seen-class.ts';
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
  /** The class as the caller accepts it; a new hold without it accepts the class as it is. */
  seen?: SeenClass | null | undefined;
}

/**
 * Keeps places of a class for 10 minutes, or returns the hold that the browser has already (handbook: holds 1, 2).
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
  const { limits } = services.config;
  const seen = wish.seen && (await knownSeen(database, wish.seen, klass));
  if (existing && isHoldLive(existing, now)) {
    const hold = await resized(services, wish, { ...before, own: existing }, reads);
    const accepted = await acceptedBy(services, hold, seen);
    return { hold: await heldFor(database, accepted, wish.principalId), klass };
  }
  if (limits) checkLimits(services, limits, wish, before);
  // Its own lapsed hold first: claiming beside it would wait for whoever is ending it, with the class locked.
  if (existing) await database.run(reclaimLapsed, [wish.branchId, wish.classId, now]);
  const again = { ...wish, seen: seen ?? seenOf(klass) };
  const made = await services.classDoors.enter(wish.classId, () => claimed(services, again, now));
  if (!made) throw new Refused('slot_unavailable', fullMessage(wish.places));
  const { hold, isNew } = made;
  const values = [hold.branchId, hold.id, now, 'system', 'more than one browser or network may hold'];
  if (isNew) await undoBeyond(services, wish, (tx) => tx.run(releaseHold, values), reads);
  return { hold, klass };
}

type NewHold = HoldWish & { seen: SeenClass };

/**
 * Claims places, first as the class stands, then after freeing what lapsed holds still take; also when somebody else
 * freed them in between. The new hold, or the one that another press of the same button has just made.
 */
async function claimed(
  services: Services,
  wish: NewHold,
  now: Date,
): Promise<{ hold: HoldRow; isNew: boolean } | null> {
  const hold = await claimedNow(services, wish, now);
  if (hold) return { hold, isNew: true };
  await services.database.run(reclaimLapsed, [wish.branchId, wish.classId, now]);
  const again = await claimedNow(services, wish, now);
  if (again) return { hold: again, isNew: true };
  // The other press may also have taken the last place, so that this one finds the class full.
  const own = await findLiveHold(services.database, wish);
  return own && isHoldLive(own, now) ? { hold: own, isNew: false } : null;
}

/** A new hold; null when there is no place, or when the browser has a hold of this class already. */
async function claimedNow(services: Services, wish: NewHold, now: Date): Promise<HoldRow | null> {
  const { branchId, classId, clientId, places, principalId, addressHash, seen } = wish;
  const [id, expiresAt] = [uuidv7(), holdExpiry(now)];
  const whose = [clientId, places, principalId, addressHash];
  const values = [branchId, classId, id, ...whose, now, expiresAt, JSON.stringify(seen)];
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
      seen,
    };
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    return null;
  }
}

async function acceptedBy(
  { database, clock }: Services,
  hold: HoldRow,
  seen: HoldWish['seen'],
): Promise<HoldRow> {
  if (!seen || isSame(seen, hold.seen)) return hold;
  return acceptSeen(database, hold, seen, clock.now());
}

function isSame(one: SeenClass, other: SeenClass | null): boolean {
  return (
    other !== null &&
    new Date(one.start).getTime() === new Date(other.start).getTime() &&
    one.studio === other.studio &&
    one.instructorName === other.instructorName
  );
}

async function resized(
  services: Services,
  { places, branchId, classId, clientId }: HoldWish,
  before: BeforeHold & { own: HoldRow },
  reads: HoldReads,
): Promise<HoldRow> {
  const { own: hold, countedAddress: addressHash } = before;
  if (hold.places === places) return hold;
  const { limits } = services.config;
  const more = places - hold.places;
  const beyond = limits && more > 0 && beyondCaps(limits, before, { classes: 0, places: more });
  if (beyond) throw beyond;
  const now = services.clock.now();
  if ((await stopOpenPayment(services, hold, 'another number of places was chosen')) === 'paid') {
    throw new Refused('payment_in_progress');
  }
  const resize = (db: Queries, from: number | null, to: number) =>
    db.run<{ id: string }>(resizeHold, [branchId, hold.id, to, now, from]);
  const [row] = await resize(services.database, null, places);
  if (!row) {
    await services.database.run(reclaimLapsed, [branchId, classId, now]);
    const [again] = await resize(services.database, null, places);
    if (!again) throw new Refused('slot_unavailable', fullMessage(places));
  }
  // Back to the earlier number, unless another call has chosen yet another one, which is checked itself.
  const holder = { branchId, classId, clientId, addressHash };
  if (more > 0) await undoBeyond(services, holder, (tx) => resize(tx, places, hold.places), reads);
  return { ...hold, places };
}

function fullMessage(places: number): string {
  return places === 1
    ? 'Sorry, this class has just filled up.'
    : `Sorry, there are no ${places} places left together.`;
}
