import type { ListMoveOptionsResponse } from '@studio/contracts/member-bookings';
import { getLeaveClassError, getMoveError } from '@studio/domain/bookings/move';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { availabilitySummaryDays } from '@studio/domain/timetable/availability';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findClass, listClassesOfActivity } from '../../timetable/store.ts';
import { toClassSlot } from '../../timetable/to-class-slot.ts';
import type { BookingRow } from '../booking-store.ts';
import { findClassesWithPlace } from './find-classes-with-place.ts';
import { isCoveredAfterMove, loadBookingCredit, loadMovableBooking } from './move-booking.ts';
import { toMoveError } from './move-eligibility.ts';

/** Number of days that one response covers. */
const daysShown = 14;

/**
 * Returns the classes that a booking can move to, by start, in the two weeks that begin on `requestedDate` or today.
 * They have the booking's price group and a free place, the booking's entitlement covers them, and its attendee has no
 * place in them. Throws the errors of moving if the booking can't be moved at all.
 */
export async function listMoveOptions(
  services: Services,
  booking: BookingRow,
  requestedDate: LocalDate | undefined,
): Promise<ListMoveOptionsResponse> {
  const { database, clock } = services;
  const now = clock.now();
  const { branchId } = booking;
  const klass = await findClass(database, branchId, booking.classId, now);
  if (!klass) throw new AppError('not_found');
  const own = await loadMovableBooking(database, booking, klass);
  const errorCode = getLeaveClassError(own, now);
  if (errorCode) throw toMoveError(errorCode, booking);
  const credit = await loadBookingCredit(database, booking);
  const range = getShownRange(requestedDate, toLondonDate(now));
  const classes = await listClassesOfActivity(database, branchId, klass.activityId, range, now);
  const open = classes.filter(
    (to) => to.capacityLeft > 0 && !getMoveError(own, to, now) && (!credit || isCoveredAfterMove(credit, to)),
  );
  const payer = credit && !credit.terms.shareable ? credit.memberId : null;
  const ids = open.map(({ id }) => id);
  const bookedClassIds = await findClassesWithPlace(database, booking, ids, payer);
  return {
    ok: true,
    classes: open.filter(({ id }) => !bookedClassIds.has(id)).map((to) => toClassSlot(to)),
    range,
  };
}

function getShownRange(
  requestedDate: LocalDate | undefined,
  today: LocalDate,
): ListMoveOptionsResponse['range'] {
  const last = addDays(today, availabilitySummaryDays);
  const from = requestedDate && requestedDate > today ? requestedDate : today;
  const to = addDays(from, daysShown - 1);
  return { from, to, next: to < last ? addDays(to, 1) : null };
}
