import type { BookingAnswer, CancelAnswer } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';
import { payingCustomer } from '../../lib/payments/paying-customer.ts';
import { memberFields } from '../../lib/session/member-fields.ts';

/** The booking of a payment; asking again gives the same answer. Refuses with payment_not_completed, slot_unavailable. */
export function confirmPayment(intentId: string, classId: string | undefined): Promise<BookingAnswer> {
  const customer = payingCustomer(intentId);
  const fields = {
    paymentIntentId: intentId,
    ...(classId && { classId }),
    ...(customer && { customer }),
    ...memberFields(),
  };
  return browserApi().call<BookingAnswer>(paths.confirmPayment, fields, {
    unexpected: 'Payment confirm failed',
  });
}

/** One booking. `key` is the signed link's `k`; without it only the browser that made it may read. Refuses with not_found. */
export function getBooking({ bookingId, key }: BookingAddress): Promise<BookingAnswer> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<BookingAnswer>(paths.bookingGet, fields, { unexpected: 'Failed to load booking' });
}

/** Cancels a booking. Refuses with already_cancelled, cancellation_closed, not_cancellable. */
export function cancelBooking({ bookingId, key }: BookingAddress): Promise<CancelAnswer> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<CancelAnswer>(paths.cancel, fields, { unexpected: 'Cancel failed' });
}

/** A booking as its address names it. */
export interface BookingAddress {
  bookingId: string;
  key?: string | undefined;
}
