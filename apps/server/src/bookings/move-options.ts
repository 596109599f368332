import type { MoveOptionsAnswer } from '@studio/contracts/member-bookings';
import { leaveRefusal, moveRefusal } from '@studio/domain/bookings/move';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { summaryDays } from '@studio/domain/timetable/availability';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from '../timetable/class-slot.ts';
import { findClass, listClassesOfActivity } from '../timetable/store.ts';
import type { BookingRow } from './booking-store.ts';
import { coversToo, creditOf, movable } from './move-booking.ts';
import { refusedMove } from './move-refusal.ts';
import { classesWithPlace } from './standing-places.ts';

/** Days whose classes one answer holds. */
const daysShown = 14;

/**
 * The classes that a booking can be moved to, by start: those of two weeks from `from` (today without it) that are of its
 * price group, that its credit covers, that have a place, and in which who it is for has none yet. Refuses as moving would, when it cannot be moved at all.
 */
export async function moveOptions(
  services: Services,
  booking: BookingRow,
  wanted: LocalDate | undefined,
): Promise<MoveOptionsAnswer> {
  const { database, clock } = services;
  const now = clock.now();
  const { branchId } = booking;
  const klass = await findClass(database, branchId, booking.classId, now);
  if (!klass) throw new Refused('not_found');
  const own = await movable(database, booking, klass);
  const refusal = leaveRefusal(own, now);
  if (refusal) throw refusedMove(refusal);
  const credit = await creditOf(database, booking);
  const range = shownRange(wanted, londonDate(now));
  const classes = await listClassesOfActivity(database, branchId, klass.activityId, range, now);
  const open = classes.filter(
    (to) => to.capacityLeft > 0 && !moveRefusal(own, to, now) && (!credit || coversToo(credit, to)),
  );
  const payer = credit && !credit.terms.shareable ? credit.memberId : null;
  const ids = open.map(({ id }) => id);
  const had = await classesWithPlace(database, booking, ids, payer);
  return { ok: true, classes: open.filter(({ id }) => !had.has(id)).map((to) => classSlot(to)), range };
}

function shownRange(wanted: LocalDate | undefined, today: LocalDate): MoveOptionsAnswer['range'] {
  const last = addDays(today, summaryDays);
  const from = wanted && wanted > today ? wanted : today;
  const to = addDays(from, daysShown - 1);
  return { from, to, next: to < last ? addDays(to, 1) : null };
}
