/** A place of a payment, as far as a refund asks that was made without saying for which place. */
export interface RefundablePlace {
  bookingId: string;
  /** What is left of its price, in pence. */
  leftPence: number;
  /** It does not stand any more. */
  ended: boolean;
}

/** A part of such a refund, in pence above 0; without a booking when no place has that much left. */
export interface RefundPart {
  bookingId: string | null;
  amountPence: number;
}

/**
 * Divides a refund among the places of its payment, so that each has its own credit note and promises what is left of its
 * own price (handbook: paying 12): those that ended first, then in their order, each up to what is left of it.
 */
export function allocateRefund(pence: number, places: readonly RefundablePlace[]): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = pence;
  for (const { bookingId, leftPence } of places.toSorted(
    (one, other) => Number(other.ended) - Number(one.ended),
  )) {
    const amountPence = Math.min(left, Math.max(0, leftPence));
    if (amountPence > 0) parts.push({ bookingId, amountPence });
    left -= amountPence;
  }
  if (left > 0) parts.push({ bookingId: null, amountPence: left });
  return parts;
}
