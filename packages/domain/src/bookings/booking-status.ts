/** Status of a booking (handbook: cancelling 8). */
export type BookingStatus = 'CONFIRMED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';

/** Payment method of a booking. The API reports FREE as ENTITLEMENT (handbook: prices 11). */
export type PaymentMethod = 'PAYG' | 'ENTITLEMENT' | 'FREE';

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  CONFIRMED: ['CANCELLED', 'ATTENDED', 'NO_SHOW'],
  ATTENDED: ['CONFIRMED', 'NO_SHOW'],
  NO_SHOW: ['ATTENDED', 'CONFIRMED'],
  CANCELLED: [],
};

/** Returns whether a booking may change from one status to another. CANCELLED is final. */
export function canChangeStatus(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to);
}

/** Converts a payment method to its API value: PAYG when money was paid, otherwise ENTITLEMENT. */
export function toPaymentMethodDto(method: PaymentMethod): 'PAYG' | 'ENTITLEMENT' {
  return method === 'PAYG' ? 'PAYG' : 'ENTITLEMENT';
}
