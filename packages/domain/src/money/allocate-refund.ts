/** A place of a payment, as needed to allocate a refund that names no place. */
export interface RefundablePlace {
  bookingId: string;
  /** Unrefunded part of its price, in pence. */
  remainingPence: number;
  /** The place is cancelled. */
  ended: boolean;
}

/** A part of such a refund, in pence above 0; without a booking when no place has that much left. */
export interface RefundPart {
  bookingId: string | null;
  amountPence: number;
}

/**
 * Divides a refund among the places of its payment (handbook: paying 12). So each place gets its own credit note and
 * keeps a correct remainder. Cancelled places come first, then the others in order, each up to its remainder.
 */
export function allocateRefund(pence: number, places: readonly RefundablePlace[]): RefundPart[] {
  const parts: RefundPart[] = [];
  let remainingPence = pence;
  for (const { bookingId, remainingPence: placePence } of places.toSorted(
    (one, other) => Number(other.ended) - Number(one.ended),
  )) {
    const amountPence = Math.min(remainingPence, Math.max(0, placePence));
    if (amountPence > 0) parts.push({ bookingId, amountPence });
    remainingPence -= amountPence;
  }
  if (remainingPence > 0) parts.push({ bookingId: null, amountPence: remainingPence });
  return parts;
}
