import type { BedBackAnswer, BedOutAnswer } from '@studio/contracts/staff-timetable';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { lastBookedOfFull } from '../../bookings/last-booked.ts';
import { coversToo, creditOf, moveWithin } from '../../bookings/move-booking.ts';
import { takePlaces } from '../../bookings/place-statements.ts';
import { withdrawPlace } from '../../bookings/withdraw-place.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import {
  type BedWhere,
  bringBedBack,
  lockClassesForBed,
  noteBedOut,
  takePlaceOut,
} from '../../timetable/beds-out.ts';
import { changeTimetable } from '../../timetable/lock-timetable.ts';
import { findClass } from '../../timetable/store.ts';
import { putFirst } from '../../waiting-list/put-first.ts';
import { reclaimHolds } from './reclaim-holds.ts';

/** A bed that is out of order, and where those go whose places it takes. */
export interface BedOutWish {
  branchId: string;
  where: BedWhere;
  reason: string;
  moves: readonly { bookingId: string; toClassId: string | null }[];
}

const apology = 'A bed is out of order and the class was full. You had booked last, and we are sorry.';
const firstInLine = `${apology} You are first on the waiting list: if a place comes free, we keep it for you.`;
const changedMeanwhile = 'Somebody has just booked or left. Look at the classes again.';

/**
 * Takes a bed out of classes in one step: whoever has no place then is moved, or first on the waiting list with everything
 * given back. Refuses with not_found, below_booked (the classes are not as they were looked at), slot_unavailable,
 * not_movable.
 */
export async function takeBedOut(services: Services, wish: BedOutWish, actor: Actor): Promise<BedOutAnswer> {
  const { database, clock } = services;
  const now = clock.now();
  await reclaimHolds(database, wish.branchId, now);
  const answer = await database.transaction((tx) => bedOutWithin(tx, wish, actor, now));
  services.later('submit refunds', () => submitRefunds(services));
  return answer;
}

async function bedOutWithin(
  tx: Queries,
  { branchId, where, reason, moves }: BedOutWish,
  actor: Actor,
  now: Date,
): Promise<BedOutAnswer> {
  await changeTimetable(tx, branchId);
  const classIds = await lockClassesForBed(tx, branchId, where, now);
  if (classIds.length === 0) throw new Refused('not_found', 'No class of these days is still to come.');
  const full = await lastBookedOfFull(tx, branchId, classIds);
  const wanted = new Map(moves.map(({ bookingId, toClassId }) => [bookingId, toClassId]));
  if (full.length !== moves.length || full.some(({ bookingId }) => !wanted.has(bookingId)))
    throw new Refused('below_booked', changedMeanwhile);
  let moved = 0;
  for (const { bookingId } of full) {
    const booking = await findBooking(tx, branchId, bookingId);
    if (!booking) throw new Refused('not_found');
    const to = wanted.get(bookingId) ?? null;
    if (to) await moveAway(tx, booking, to, actor, now);
    else await putOnList(tx, booking, actor, now);
    moved += to ? 1 : 0;
  }
  if ((await takePlaceOut(tx, branchId, classIds)) < classIds.length)
    throw new Refused('below_booked', 'A class that somebody moves to is full then. Choose another one.');
  const bedId = await noteBedOut(tx, await bedOf(tx, branchId, where, reason, now));
  const detail = { ...where, bedId, classes: classIds.length, moves };
  const [subject, subjectId] =
    'classId' in where ? ['class' as const, where.classId] : ['pattern' as const, where.roomId];
  const why = reason || 'out of order';
  await writeAudit(tx, [{ branchId, at: now, actor, subject, subjectId, action: 'BED_OUT', why, detail }]);
  return { ok: true, bedId, classes: classIds.length, moved, waiting: full.length - moved };
}

async function moveAway(
  tx: Queries,
  booking: BookingRow,
  toClassId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const to = await findClass(tx, booking.branchId, toClassId, now);
  if (!to || to.id === booking.classId) throw new Refused('not_found');
  const credit = await creditOf(tx, booking);
  if (credit && !coversToo(credit, to))
    throw new Refused('not_movable', `${booking.attendeeName}’s ${credit.name} does not cover that class.`);
  const take = async (inside: Queries, at: Date) => {
    const taken = await inside.run(takePlaces, [booking.branchId, to.id, 1, at]);
    if (taken.length === 0)
      throw new Refused(
        'slot_unavailable',
        `${formatMomentShort(to.startsAt)} has no place left for ${booking.attendeeName}. Choose another class.`,
      );
  };
  await moveWithin(tx, { booking, to, credit, actor, why: 'a bed is out of order', apology, take }, now);
}

async function putOnList(tx: Queries, booking: BookingRow, actor: Actor, now: Date): Promise<void> {
  await withdrawPlace(tx, booking, { apology: firstInLine, why: 'a bed is out of order', actor }, now);
  await putFirst(tx, booking, now);
}

async function bedOf(tx: Queries, branchId: string, where: BedWhere, reason: string, now: Date) {
  const bed = { branchId, reason, takenOutAt: now };
  if (!('classId' in where)) {
    const { roomId, from, to } = where;
    return { ...bed, classId: null, roomId, fromDate: from, toDate: to };
  }
  const klass = await findClass(tx, branchId, where.classId, now);
  if (!klass) throw new Refused('not_found');
  const { id: classId, roomId, localDate } = klass;
  return { ...bed, classId, roomId, fromDate: localDate, toDate: localDate };
}

/** The bed is in order again. Refuses with not_changeable when it is back already. */
export async function putBedBack(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, bedId }: { branchId: string; bedId: string },
  actor: Actor,
): Promise<BedBackAnswer> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await changeTimetable(tx, branchId);
    const classes = await bringBedBack(tx, branchId, bedId, now);
    if (classes === null) throw new Refused('not_changeable', 'This bed is in order.');
    const entry = { branchId, at: now, actor, subject: 'class', subjectId: bedId } as const;
    await writeAudit(tx, [{ ...entry, action: 'BED_BACK', why: 'in order again', detail: { classes } }]);
    return { ok: true, classes };
  });
}
