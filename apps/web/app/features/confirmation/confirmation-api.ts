import type { BookingResponse, CancelBookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';
import { readPayingCustomer } from '../../lib/payments/paying-customer.ts';
import { getMemberFields } from '../../lib/session/get-member-fields.ts';

/** The booking of a payment; asking again gives the same answer. Refuses with payment_not_completed, slot_unavailable. */
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

/** One booking. `key` is the signed link's `k`; without it only the browser that made it may read. Refuses with not_found. */
export function getBooking({ bookingId, key }: BookingLink): Promise<BookingResponse> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<BookingResponse>(paths.bookingGet, fields, {
    unexpected: 'Failed to load booking',
  });
}

/** Cancels a booking. Refuses with already_cancelled, cancellation_closed, not_cancellable. */
export function cancelBooking({ bookingId, key }: BookingLink): Promise<CancelBookingResponse> {
  const fields = { bookingId, ...(key ? { key } : {}) };
  return browserApi().call<CancelBookingResponse>(paths.cancel, fields, { unexpected: 'Cancel failed' });
}

/** A booking as its address names it. */
export interface BookingLink {
  bookingId: string;
  key?: string | undefined;
}
