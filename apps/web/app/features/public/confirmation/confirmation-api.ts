import type { BookingResponse } from '@studio/contracts/bookings';
import type { CancelBookingResponse } from '@studio/contracts/cancel-booking';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { readPayingCustomer } from '../../../lib/payments/paying-customer.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';

/**
 * Books the paid places and returns the first booking. Idempotent. Rejects with payment_not_completed,
 * payment_unavailable, or slot_unavailable if the payment is being refunded.
 */
export function confirmPayment(intentId: string, classId: string | undefined): Promise<BookingResponse> {
  const customer = readPayingCustomer(intentId);
  const fields = {
    paymentIntentId: intentId,
    ...(classId && { classId }),
    ...(customer && { customer }),
    ...getMemberFields(),
  };
  return browserApi().call<BookingResponse>(paths.confirmPayment, fields, {
    unexpected: 'Payment confirm failed',
  });
}

/**
 * Returns a booking. `key` is the `k` of the signed link; the member, the browser that booked and the team
 * may read the booking without it. Rejects with not_found.
 */
export function getBooking({ bookingId, key }: BookingLink): Promise<BookingResponse> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<BookingResponse>(paths.bookingGet, fields, {
    unexpected: 'Failed to load booking',
  });
}

/** Cancels a booking. Rejects with already_cancelled, cancellation_closed or not_cancellable. */
export function cancelBooking({ bookingId, key }: BookingLink): Promise<CancelBookingResponse> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<CancelBookingResponse>(paths.cancel, fields, { unexpected: 'Cancel failed' });
}

/** Booking id, and the key of its signed link if the caller opened that link. */
export interface BookingLink {
  bookingId: string;
  key?: string | undefined;
}
