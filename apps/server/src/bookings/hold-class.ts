import type { SeenClass } from '@studio/contracts/seen-class';
import { holdExpiry, isHoldLive, repeatedHoldWait } from '@studio/domain/bookings/hold';
import { v7 as uuidv7 } from 'uuid';
import { sqlState, uniqueViolation } from '../platform/database.ts';
import { caps, type Limits } from '../platform/limits.ts';
import { Refused, refusals } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { ClassRow } from '../timetable/store.ts';
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
  const { limits } = services.config;
  const seen = wish.seen && (await knownSeen(database, wish.seen, klass));
  if (existing && isHoldLive(existing, now)) {
    if (limits) checkNetwork(limits, before, wish.places - existing.places);
    const hold = await resized(services, existing, wish.places);
    const accepted = await acceptedBy(services, hold, seen);
    return { hold: await heldFor(database, accepted, wish.principalId), klass };
  }
  if (limits) checkLimits(services, limits, wish, before);
  // Its own lapsed hold first: claiming beside it would wait for whoever is ending it, with the class locked.
  if (existing) await database.run(reclaimLapsed, [wish.branchId, wish.classId, now]);
  const again = { ...wish, seen: seen ?? seenOf(klass) };
  const hold = await services.classDoors.enter(wish.classId, () => claimed(services, again, now));
  if (!hold) throw new Refused('slot_unavailable', fullMessage(wish.places));
  if (limits) await releaseBeyond(services, limits, { ...hold, addressHash: wish.addressHash }, reads);
  return { hold, klass };
}

type NewHold = HoldWish & { seen: SeenClass };

/**
 * Claims places, first as the class stands, then after freeing what lapsed holds still take; also when somebody else
 * freed them in between. The new hold, or the one that another press of the same button has just made.
 */
async function claimed(services: Services, wish: NewHold, now: Date): Promise<HoldRow | null> {
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

function checkLimits({ counts, clock }: Services, limits: Limits, wish: HoldWish, before: BeforeHold): void {
  const now = clock.now();
  counts.against(limits.holdsPerClient, wish.clientId, now);
  counts.against(limits.holdsPerAddress, wish.addressHash, now);
  if (before.ofClient >= limits.holdsAtOnce) throw tooManyHolds(limits);
  checkNetwork(limits, before, wish.places);
  const wait = repeatedHoldWait(before.endedWithinHour, now, limits.holdsOfOneClass);
  if (wait > 0) {
    throw new Refused(
      'hold_too_soon',
      `You have held this class several times. Please try again in ${wait} seconds.`,
    );
  }
}

/** One network address may hold some places of a class, and some of the whole timetable; whoever gives places back may always. */
function checkNetwork(limits: Limits, { ofAddressInClass, ofAddress }: BeforeHold, more: number): void {
  if (more <= 0) return;
  if (ofAddressInClass + more > limits.placesPerAddressAndClass) {
    throw new Refused('hold_limit', 'Too many places of this class are being held from your network.');
  }
  if (ofAddress + more > limits.placesPerAddress) throw new Refused('hold_limit', tooManyOfNetwork);
}

const tooManyOfNetwork =
  'Too many places are being held from your network. Please try again in a few minutes.';

function tooManyHolds({ holdsAtOnce }: Limits): Refused {
  const isUsual = holdsAtOnce === caps.holdsAtOnce;
  const classes = holdsAtOnce === 1 ? 'a class' : `${holdsAtOnce} classes`;
  return new Refused(
    'hold_limit',
    isUsual
      ? refusals.hold_limit.message
      : `You already hold places in ${classes}. Finish or leave one of them first.`,
  );
}

/** Parallel calls may all have passed the check before it: whoever finds too many afterwards gives its own back. */
async function releaseBeyond(
  services: Services,
  limits: Limits,
  hold: HoldRow & Pick<HoldWish, 'addressHash'>,
  reads: HoldReads,
): Promise<void> {
  const { ofClient, ofAddress } = await reads.after.read(hold);
  const beyondClient = ofClient > limits.holdsAtOnce;
  if (!beyondClient && ofAddress <= limits.placesPerAddress) return;
  const why = beyondClient ? 'too many holds of one browser' : 'too many places of one network';
  const values = [hold.branchId, hold.id, services.clock.now(), 'system', why];
  await services.database.run(releaseHold, values);
  throw beyondClient ? tooManyHolds(limits) : new Refused('hold_limit', tooManyOfNetwork);
}

function fullMessage(places: number): string {
  return places === 1
    ? 'Sorry, this class has just filled up.'
    : `Sorry, there are no ${places} places left together.`;
}
