/** Payment for sessions, and the number of used sessions. Amounts are pence. */
export interface PaidSessions {
  /** Total amount paid, by card and gift card. */
  pricePence: number;
  cardPence: number;
  /** Amount already refunded to the card. */
  refundedPence: number;
  /** Number of sessions bought; null for unlimited ones. */
  sessions: number | null;
  used: number;
}

/**
 * Returns the pence that can still be refunded to the card (handbook: packs-and-memberships 13). Used sessions stay
 * paid, each at its share of the price. Unlimited sessions have no share, so the whole rest can be refunded.
 */
export function getRefundablePence(paid: PaidSessions): number {
  const { pricePence, cardPence, refundedPence, sessions, used } = paid;
  const share = sessions ? Math.min(1, Math.max(0, used) / sessions) : 0;
  const unusedPence = pricePence - Math.ceil(pricePence * share);
  return Math.max(0, Math.min(cardPence, unusedPence) - refundedPence);
}
