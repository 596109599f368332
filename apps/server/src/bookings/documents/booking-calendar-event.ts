import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { formatAddressLines } from '../../catalogue/studio-contact.ts';
import type { CalendarEventDetails } from '../../documents/calendar-file.ts';
import { signEmailedKey } from '../../people/emailed-link.ts';
import type { Services } from '../../platform/services.ts';
import { signBookingKey, toBookingLinkTarget } from '../booking-access.ts';
import type { BookingRow } from '../booking-store.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

/** Returns the content of a booking's QR code: the check-in URL with code and signature (handbook: check-in 3). */
export function buildCheckInUrl(services: Services, booking: Pick<BookingRow, 'displayCode'>): string {
  const signature = services.keys.sign('check-in-code', booking.displayCode);
  return `${services.config.publicUrl}/scan?code=${booking.displayCode}&s=${signature}`;
}

/** Returns the signed URL of a booking's page. Use it in emails only. */
export function buildBookingUrl(
  { config, keys }: Services,
  booking: Pick<BookingRow, 'id' | 'email'>,
): string {
  return `${config.publicUrl}/booking/${booking.id}?k=${signEmailedKey(keys, toBookingLinkTarget(booking))}`;
}

export function getClassTimes({ klass }: Pick<BookingDetails, 'klass'>): { start: Date; end: Date } {
  return { start: klass.startsAt, end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000) };
}

/** Returns the iCalendar event of a booking. The event of a cancelled booking removes the calendar entry. */
export async function toCalendarEventDetails(
  services: Services,
  details: Pick<BookingDetails, 'booking' | 'klass'>,
): Promise<CalendarEventDetails> {
  const { booking, klass } = details;
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
      : `With ${klass.instructorName}.\nBooking code ${formatDisplayCode(booking.displayCode)}\nView or cancel booking: ${url}`,
    url,
    organizer: { name: studio.name, email: studio.email },
    sequence: booking.sequence + (cancelled ? 1 : 0),
    cancelled,
    madeAt: booking.cancelledAt ?? booking.movedAt ?? booking.createdAt,
  };
}
