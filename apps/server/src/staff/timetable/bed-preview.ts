import type { BedPreviewAnswer } from '@studio/contracts/staff-timetable';
import { isOnePriceGroup } from '@studio/domain/bookings/move';
import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { lastBookedOfFull } from '../../bookings/last-booked.ts';
import { coversToo, creditOf } from '../../bookings/move-booking.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type BedWhere, lockClassesForBed } from '../../timetable/beds-out.ts';
import { type ClassRow, findClass, listClassesOfActivity } from '../../timetable/store.ts';
import { reclaimHolds } from './reclaim-holds.ts';
import { rehearsedOr } from './rehearse.ts';
import { readCell } from './week-store.ts';

/** Days after a class in which another one is looked for, and before it. */
const lookAhead = 14;
const optionsMax = 12;

/** Which classes are too full to miss a bed, and where the person who booked last could go. Refuses with not_found. */
export async function previewBedOut(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  where: BedWhere,
): Promise<BedPreviewAnswer> {
  const now = clock.now();
  await reclaimHolds(database, branchId, now);
  // Looks at the classes together, and keeps nothing.
  return rehearsedOr(database, true, async (tx) => {
    const classIds = await lockClassesForBed(tx, branchId, where, now);
    if (classIds.length === 0) throw new Refused('not_found', 'No class of these days is still to come.');
    const full: BedPreviewAnswer['full'] = [];
    for (const { classId, bookingId } of await lastBookedOfFull(tx, branchId, classIds)) {
      const booking = await findBooking(tx, branchId, bookingId);
      const from = await findClass(tx, branchId, classId, now);
      if (!booking || !from) continue;
      const options = await optionsFor(tx, booking, from, classIds, now);
      full.push({
        class: await readCell(tx, branchId, classId, now),
        bookingId,
        name: booking.attendeeName,
        bookedAt: booking.createdAt.toISOString(),
        options,
      });
    }
    full.sort((one, other) => one.class.start.localeCompare(other.class.start));
    return { ok: true as const, classes: classIds.length, full };
  });
}

/** Classes of the same kind and price with a place that are not to miss a bed themselves, the nearest in time first. */
async function optionsFor(
  tx: Queries,
  booking: BookingRow,
  from: ClassRow,
  without: readonly string[],
  now: Date,
): Promise<BedPreviewAnswer['full'][number]['options']> {
  const today = londonDate(now);
  const early = addDays(from.localDate, -7);
  const [, first = today] = [early, today].sort();
  const range = { from: first, to: addDays(from.localDate, lookAhead) };
  const all = await listClassesOfActivity(tx, from.branchId, from.activityId, range, now);
  const credit = await creditOf(tx, booking);
  const away = (to: ClassRow) => Math.abs(to.startsAt.getTime() - from.startsAt.getTime());
  return all
    .filter((to) => to.id !== from.id && to.capacityLeft > 0 && isOnePriceGroup(from, to))
    .filter((to) => to.capacityLeft > 1 || !without.includes(to.id))
    .filter((to) => !credit || coversToo(credit, to))
    .sort((one, other) => away(one) - away(other))
    .slice(0, optionsMax)
    .map((to) => ({
      classId: to.id,
      start: to.startsAt.toISOString(),
      title: to.title,
      instructorName: to.instructorName,
      // Its own place goes first.
      free: to.capacityLeft - (without.includes(to.id) ? 1 : 0),
    }));
}
