/** Status of a booking (handbook: cancelling 8). BOOKED, where old data say it, reads the same as CONFIRMED. */
export type BookingStatus = 'CONFIRMED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';

/** How a booking was paid inside; the wire says ENTITLEMENT for FREE (handbook: prices 11). */
export type PaymentMethod = 'PAYG' | 'ENTITLEMENT' | 'FREE';

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  CONFIRMED: ['CANCELLED', 'ATTENDED', 'NO_SHOW'],
  ATTENDED: ['CONFIRMED', 'NO_SHOW'],
  NO_SHOW: ['ATTENDED', 'CONFIRMED'],
  CANCELLED: [],
};

/** Whether a booking may go from one status to another. Cancelled is final. */
export function canChangeStatus(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to);
}

/** The payment method as the wire spells it: ENTITLEMENT when nothing was paid, else PAYG. */
export function toPaymentMethodDto(method: PaymentMethod): 'PAYG' | 'ENTITLEMENT' {
  return method === 'PAYG' ? 'PAYG' : 'ENTITLEMENT';
}
