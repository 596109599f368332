import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { readBranchProfile } from '../catalogue/store.ts';
import { addressLines } from '../catalogue/studio-words.ts';
import type { CalendarFacts } from '../documents/calendar-file.ts';
import { emailedKey } from '../people/emailed-link.ts';
import type { Services } from '../platform/services.ts';
import { bookingKey, linkedBooking } from './booking-access.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingRow } from './booking-store.ts';

/** What the QR of a booking says: the check-in address with code and signature (handbook: check-in 3). */
export function checkInUrl(services: Services, booking: Pick<BookingRow, 'displayCode'>): string {
  const signature = services.keys.sign('door-code', booking.displayCode);
  return `${services.config.publicUrl}/scan?code=${booking.displayCode}&s=${signature}`;
}

/** The signed address of a booking's own page, for emails alone. */
export function bookingUrl({ config, keys }: Services, booking: Pick<BookingRow, 'id' | 'email'>): string {
  return `${config.publicUrl}/booking/${booking.id}?k=${emailedKey(keys, linkedBooking(booking))}`;
}

/** When a booking's class begins and ends. */
export function classTimes({ klass }: Pick<BookingFacts, 'klass'>): { start: Date; end: Date } {
  return { start: klass.startsAt, end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000) };
}

/** A booking's entry for a calendar; a cancelled one strikes the entry out. */
export async function calendarFacts(
  services: Services,
  facts: Pick<BookingFacts, 'booking' | 'klass'>,
): Promise<CalendarFacts> {
  const { booking, klass } = facts;
  const studio = await readBranchProfile(services.database, booking.branchId);
  const cancelled = booking.status === 'CANCELLED';
  const url = `${services.config.publicUrl}/booking/${booking.id}?k=${bookingKey(services.keys, booking.id)}`;
  return {
    bookingId: booking.id,
    title: klass.title,
    ...classTimes(facts),
    location: [studio.name, klass.roomName, ...addressLines(studio)].join(', '),
    description: cancelled
      ? 'Cancelled.'
      : `With ${klass.instructorName}.\nCode ${formatDisplayCode(booking.displayCode)}\nView or cancel booking: ${url}`,
    url,
    organizer: { name: studio.name, email: studio.email },
    sequence: booking.sequence + (cancelled ? 1 : 0),
    cancelled,
    madeAt: booking.cancelledAt ?? booking.movedAt ?? booking.createdAt,
  };
}
