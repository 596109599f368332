/**
 * Returns whether staff can refund a front-desk payment of the given revenue kind, fully or in parts
 * (handbook: paying 14). This is possible only for a class, before and after it. Other sales are reversed as a whole, and a no-show fee
 * is refunded when the attendance is corrected.
 */
export function isDeskPaymentRefundable(kind: string): boolean {
  return kind === 'class';
}

/**
 * Splits a refund of a front-desk payment into what staff hand over and what returns to the gift card, in pence
 * (handbook: paying 14): the money first, then the gift card.
 */
export function splitDeskRefund(
  amountPence: number,
  moneyLeftPence: number,
): { moneyPence: number; giftCardPence: number } {
  const moneyPence = Math.min(amountPence, Math.max(0, moneyLeftPence));
  return { moneyPence, giftCardPence: amountPence - moneyPence };
}
