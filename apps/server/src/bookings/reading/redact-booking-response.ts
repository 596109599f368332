import type { BookingDto, BookingLinks, BookingResponse } from '@studio/contracts/bookings';
import type { BookingReader } from '../booking-access.ts';

/**
 * Redacts the response about a booking for its reader. The team gets no signed links: with the key in such a link,
 * anyone could move or cancel the booking without being identified. Staff tools cancel and move in the name of the
 * staff. An instructor sees neither card details nor the phone number.
 */
export function redactBookingResponse(response: BookingResponse, reader: BookingReader): BookingResponse {
  if (reader === 'client') return response;
  const { booking, order } = response;
  const shown = reader === 'instructor' ? removePayment(booking) : booking;
  const receipt = shown.receiptUrl;
  const links = buildUnsignedLinks(booking.bookingId, receipt);
  return {
    ...response,
    booking: { ...shown, refunds: [], links },
    links,
    qr: null,
    // `ifCancelled` and `ifLateCancelled` contain details of the payment card.
    ifCancelled: null,
    ifLateCancelled: null,
    move: { possible: false, reason: null },
    order: order.map((other) => ({ ...other, links: buildUnsignedLinks(other.bookingId, receipt) })),
  };
}

function buildUnsignedLinks(bookingId: string, receipt: string | null): BookingLinks {
  return { qr: null, ics: null, receipt, invoice: null, booking: `/booking/${bookingId}` };
}

function removePayment(booking: BookingDto): BookingDto {
  const { customer, payment } = booking;
  return {
    ...booking,
    customer: { ...customer, phone: null },
    receiptUrl: null,
    payment: payment && { ...payment, receiptUrl: null, method: null },
  };
}
