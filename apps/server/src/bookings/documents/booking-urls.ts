import { signEmailedKey } from '../../people/emailed-link.ts';
import type { Services } from '../../platform/services.ts';
import { toBookingLinkTarget } from '../booking-access.ts';
import type { BookingRow } from '../booking-store.ts';

/** Returns the content of a booking's QR code: the check-in URL with code and signature (handbook: check-in 3). */
export function buildCheckInUrl(services: Services, booking: Pick<BookingRow, 'displayCode'>): string {
  const signature = services.keys.sign('check-in-code', booking.displayCode);
  return `${services.config.publicUrl}/scan?code=${booking.displayCode}&s=${signature}`;
}

/**
 * Returns the signed URL of a booking's page. Use it in emails only, because opening it proves that the caller owns the
 * email address.
 */
export function buildBookingUrl(
  { config, keys }: Services,
  booking: Pick<BookingRow, 'id' | 'email'>,
): string {
  return `${config.publicUrl}/booking/${booking.id}?k=${signEmailedKey(keys, toBookingLinkTarget(booking))}`;
}
