import type { PreviewBedOutOfServiceResponse } from '@studio/contracts/staff-beds-out-of-service';
import { isSamePriceGroup } from '@studio/domain/bookings/move';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { isCoveredAfterMove, loadBookingCredit } from '../../bookings/moving/move-booking.ts';
import { findLastBookingsOfFullClasses } from '../../bookings/reading/find-last-bookings-of-full-classes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type BedScope, lockClassesForBed } from '../../timetable/beds-out-of-service.ts';
import { type ClassRow, findClass, listClassesOfActivity } from '../../timetable/store.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { runOrDryRun } from './run-or-dry-run.ts';
import { readWeekCell } from './week-cell-store.ts';

/**
 * Number of days after a class in which the preview looks for alternatives. It also looks in the 7 days before the
 * class.
 */
const searchDays = 14;
const maxOptions = 12;

/**
 * Returns the classes that are too full to lose a bed, with alternatives for the client who booked last. Throws
 * AppError not_found.
 */
export async function previewBedRemoval(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  where: BedScope,
  bedNumber?: number,
): Promise<PreviewBedOutOfServiceResponse> {
  const now = clock.now();
  await releaseExpiredHolds(database, branchId, now);
  // Reads all classes in one transaction under a lock, and rolls it back.
  return runOrDryRun(database, true, async (tx) => {
    const classIds = await lockClassesForBed(tx, branchId, where, now);
    if (classIds.length === 0)
      throw new AppError('not_found', 'There are no upcoming classes on these dates.');
    const full: PreviewBedOutOfServiceResponse['full'] = [];
    for (const { classId, bookingId } of await findLastBookingsOfFullClasses(tx, branchId, classIds)) {
      const booking = await findBooking(tx, branchId, bookingId);
      const from = await findClass(tx, branchId, classId, now);
      if (!booking || !from) continue;
      const options = await optionsFor(tx, booking, from, classIds, now);
      full.push({
        class: await readWeekCell(tx, branchId, classId, now),
        bookingId,
        name: booking.attendeeName,
        bookedAt: booking.createdAt.toISOString(),
        options,
      });
    }
    full.sort((one, other) => one.class.start.localeCompare(other.class.start));
    const displaced = await countClientsOnBed(tx, { branchId, classIds, bedNumber, full });
    return { ok: true as const, classes: classIds.length, displaced, full };
  });
}

const clientsOnBed: PreparedStatement = {
  name: 'count_clients_on_bed',
  text: `SELECT count(*)::int AS clients FROM class_beds
    WHERE branch_id = $1 AND class_id = ANY ($2::uuid[]) AND number = $3 AND booking_id <> ALL ($4::uuid[])`,
};

/** Counts the clients on a bed, without those who lose their place in a full class. */
async function countClientsOnBed(
  tx: QueryExecutor,
  {
    branchId,
    classIds,
    bedNumber,
    full,
  }: {
    branchId: string;
    classIds: readonly string[];
    bedNumber: number | undefined;
    full: PreviewBedOutOfServiceResponse['full'];
  },
): Promise<number> {
  if (bedNumber === undefined) return 0;
  const leaving = full.map(({ bookingId }) => bookingId);
  const [row] = await tx.run<{ clients: number }>(clientsOnBed, [branchId, classIds, bedNumber, leaving]);
  return row?.clients ?? 0;
}

/**
 * Returns at most `maxOptions` classes to which the booking can move: of the same activity and price group, with a free
 * place, and covered by the entitlement that pays for it. Nearest in time first.
 */
async function optionsFor(
  tx: QueryExecutor,
  booking: BookingRow,
  from: ClassRow,
  without: readonly string[],
  now: Date,
): Promise<PreviewBedOutOfServiceResponse['full'][number]['options']> {
  const today = toLondonDate(now);
  const early = addDays(from.localDate, -7);
  const [, first = today] = [early, today].sort();
  const range = { from: first, to: addDays(from.localDate, searchDays) };
  const all = await listClassesOfActivity(tx, from.branchId, from.activityId, range, now);
  const credit = await loadBookingCredit(tx, booking);
  const distanceMs = (to: ClassRow) => Math.abs(to.startsAt.getTime() - from.startsAt.getTime());
  return all
    .filter((to) => to.id !== from.id && to.capacityLeft > 0 && isSamePriceGroup(from, to))
    .filter((to) => to.capacityLeft > 1 || !without.includes(to.id))
    .filter((to) => !credit || isCoveredAfterMove(credit, to))
    .sort((one, other) => distanceMs(one) - distanceMs(other))
    .slice(0, maxOptions)
    .map((to) => ({
      classId: to.id,
      start: to.startsAt.toISOString(),
      title: to.title,
      instructorName: to.instructorName,
      // An alternative that loses the bed as well has one free place less.
      placesLeft: to.capacityLeft - (without.includes(to.id) ? 1 : 0),
    }));
}
