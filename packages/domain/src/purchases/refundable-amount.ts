/** Payment for sessions, and the number of sessions used. Amounts in pence. */
export interface PaidSessions {
  /** Total paid, by card and gift card. */
  pricePence: number;
  cardPence: number;
  /** Already refunded to the card. */
  refundedPence: number;
  /** Sessions bought; null when unlimited. */
  sessions: number | null;
  used: number;
}

/**
 * Returns how many pence can still be refunded to the card (handbook: packs-and-memberships 13). Used sessions stay
 * paid, each at its share of the price. Unlimited sessions have no share, so the whole rest can be refunded.
 */
export function getRefundablePence(paid: PaidSessions): number {
  const { pricePence, cardPence, refundedPence, sessions, used } = paid;
  const share = sessions ? Math.min(1, Math.max(0, used) / sessions) : 0;
  const unusedPence = pricePence - Math.ceil(pricePence * share);
  return Math.max(0, Math.min(cardPence, unusedPence) - refundedPence);
}
