import type { CheckInClass, GetCheckInTodayResponse } from '@studio/contracts/staff-check-in';
import { toLondonDate } from '@studio/domain/time/london';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, listAllClassesOfDay } from '../../timetable/store.ts';
import { loadClassAccess } from '../class-access.ts';
import { type RosterBookingRow, selectRosterBookings } from './roster-statements.ts';

/**
 * Returns today's scheduled classes that the caller may see, with their attendees: all for staff, their own for an
 * instructor. `classId` is the current class, or else the next one.
 */
export async function readCurrentCheckIn(
  { database, clock }: Services,
  branchId: string,
  principal: Principal | null,
): Promise<GetCheckInTodayResponse> {
  const now = clock.now();
  const date = toLondonDate(now);
  const access = await loadClassAccess(database, branchId, principal);
  const day = await listAllClassesOfDay(database, branchId, date, now);
  const classes = day.filter(
    ({ status, instructorId }) => status === 'SCHEDULED' && (access === 'all' || instructorId === access),
  );
  const booked = await database.run<RosterBookingRow>(selectRosterBookings, [
    branchId,
    classes.map(({ id }) => id),
  ]);
  const bookingIds = booked.map(({ bookingId }) => bookingId);
  const beds = await loadBookingBeds(database, branchId, bookingIds);
  return {
    ok: true,
    date,
    classId: classes.find((klass) => endOf(klass) > now)?.id ?? null,
    classes: classes.map((klass) => ({
      ...toCheckInClassDto(klass),
      names: booked
        .filter(({ classId }) => classId === klass.id)
        .map(({ bookingId, displayCode, name, status, checkedInAt }) => ({
          bookingId,
          displayCode,
          name,
          status,
          checkedInAt: checkedInAt?.toISOString() ?? null,
          bed: beds.get(bookingId)?.label ?? null,
        })),
    })),
  };
}

export function toCheckInClassDto(klass: ClassRow): CheckInClass {
  return {
    classId: klass.id,
    title: klass.title,
    start: klass.startsAt.toISOString(),
    end: endOf(klass).toISOString(),
    studio: klass.roomName,
    instructor: klass.instructorName,
    capacity: klass.capacity,
  };
}

function endOf({ startsAt, durationMin }: ClassRow): Date {
  return new Date(startsAt.getTime() + durationMin * 60_000);
}
