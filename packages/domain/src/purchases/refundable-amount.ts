/** What was paid for sessions, and how many of them have been used. Amounts in pence. */
export interface PaidSessions {
  /** Paid in all, by card and gift card. */
  pricePence: number;
  cardPence: number;
  /** Refunded to the card already. */
  refundedPence: number;
  /** Sessions that were bought; null when unlimited. */
  sessions: number | null;
  used: number;
}

/**
 * Returns how many pence can still be refunded to the card (handbook: packs-and-memberships 13): used sessions stay paid, each at its share of the price.
 * Unlimited sessions have no share, so all that is left can be refunded.
 */
export function getRefundablePence(paid: PaidSessions): number {
  const { pricePence, cardPence, refundedPence, sessions, used } = paid;
  const share = sessions ? Math.min(1, Math.max(0, used) / sessions) : 0;
  const unusedPence = pricePence - Math.ceil(pricePence * share);
  return Math.max(0, Math.min(cardPence, unusedPence) - refundedPence);
}
