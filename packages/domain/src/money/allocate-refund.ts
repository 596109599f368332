/** Place of a payment, with the fields needed to allocate a refund that names no place. */
export interface RefundablePlace {
  bookingId: string;
  /** Part of the place's price that isn't refunded yet, in pence. */
  remainingPence: number;
  /** Whether the place is cancelled. */
  ended: boolean;
}

/** Part of a refund in pence, above 0. `bookingId` is null for the part that exceeds the remainders of all places. */
export interface RefundPart {
  bookingId: string | null;
  amountPence: number;
}

/**
 * Divides a refund among the places of its payment (handbook: paying 12), so that each place gets its own credit note
 * and keeps a correct remainder. Cancelled places come first, then the others in order, each up to its remainder.
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
