import type { BookingDto, BookingLinks, BookingResponse } from '@studio/contracts/bookings';
import type { BookingReader } from './booking-access.ts';

/**
 * The answer about a booking for whoever reads it. For the team it has no signed address: each of them carries the key
 * by which its owner moves, cancels and gives up, without anybody knowing who did. The staff's own tools do the same
 * in their own name. An instructor is told nothing of the card, nor the telephone number.
 */
export function redactBookingResponse(answer: BookingResponse, reader: BookingReader): BookingResponse {
  if (reader === 'owner') return answer;
  const { booking, order } = answer;
  const shown = reader === 'instructor' ? withoutPayment(booking) : booking;
  const receipt = shown.receiptUrl;
  const links = unsigned(booking.bookingId, receipt);
  return {
    ...answer,
    booking: { ...shown, refunds: [], links },
    links,
    qr: null,
    // They say to which card.
    ifCancelled: null,
    ifGivenUp: null,
    move: { possible: false, reason: null },
    order: order.map((other) => ({ ...other, links: unsigned(other.bookingId, receipt) })),
  };
}

function unsigned(bookingId: string, receipt: string | null): BookingLinks {
  return { qr: null, ics: null, receipt, invoice: null, booking: `/booking/${bookingId}` };
}

function withoutPayment(booking: BookingDto): BookingDto {
  const { customer, payment } = booking;
  return {
    ...booking,
    customer: { ...customer, phone: null },
    receiptUrl: null,
    payment: payment && { ...payment, receiptUrl: null, method: null },
  };
}
