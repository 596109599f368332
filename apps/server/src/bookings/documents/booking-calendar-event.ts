import { formatBed } from '@studio/domain/beds/describe-bed';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { formatAddressLines } from '../../catalogue/studio-contact.ts';
import type { CalendarEventDetails } from '../../documents/calendar-file.ts';
import type { Services } from '../../platform/services.ts';
import { signBookingKey } from '../booking-access.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

export function getClassTimes({ klass }: Pick<BookingDetails, 'klass'>): { start: Date; end: Date } {
  return { start: klass.startsAt, end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000) };
}

/** Returns the iCalendar event of a booking. The event of a cancelled booking removes the calendar entry. */
export async function toCalendarEventDetails(
  services: Services,
  details: Pick<BookingDetails, 'booking' | 'klass' | 'bed'>,
): Promise<CalendarEventDetails> {
  const { booking, klass, bed } = details;
  const studio = await loadBranchProfile(services.database, booking.branchId);
  const cancelled = booking.status === 'CANCELLED';
  const url = `${services.config.publicUrl}/booking/${booking.id}?k=${signBookingKey(services.keys, booking.id)}`;
  return {
    bookingId: booking.id,
    title: klass.title,
    ...getClassTimes(details),
    location: [studio.name, klass.roomName, ...formatAddressLines(studio)].join(', '),
    description: cancelled
      ? 'Cancelled.'
      : `With ${klass.instructorName}.\n${bed ? `${formatBed(bed)}\n` : ''}Booking code ${formatDisplayCode(booking.displayCode)}\nView or cancel booking: ${url}`,
    url,
    organizer: { name: studio.name, email: studio.email },
    sequence: booking.sequence + (cancelled ? 1 : 0),
    cancelled,
    madeAt: booking.cancelledAt ?? booking.movedAt ?? booking.createdAt,
  };
}
