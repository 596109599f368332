import type { Caller } from '../platform/call-route.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBooking } from './booking-store.ts';

/** The signature of a booking's own address, `k`: whoever has it may read and cancel the booking. */
export function bookingKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('booking-link', bookingId);
}

/**
 * A booking for somebody who may read it: its member, the browser that made it, the holder of the signed link. For
 * anybody else it is not there, exactly as if the id were unknown (decisions, "Who may read a booking").
 */
export async function ownBooking(
  services: Services,
  wish: {
    branchId: string;
    bookingId: string;
    key: string | undefined;
    caller: Pick<Caller, 'clientId' | 'principal'> | null;
  },
): Promise<BookingRow> {
  const booking = await findBooking(services.database, wish.branchId, wish.bookingId);
  const allowed =
    booking !== null &&
    (booking.clientId === wish.caller?.clientId ||
      (booking.principalId !== null && booking.principalId === wish.caller?.principal?.userId) ||
      (wish.key !== undefined && services.keys.verify('booking-link', booking.id, wish.key)));
  if (!allowed) throw new Refused('not_found');
  return booking;
}
