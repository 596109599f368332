/**
 * Returns whether staff can refund a front-desk payment of a revenue kind by itself, in parts (handbook: paying 14). Only
 * payments for a class can be, before and after the class. Other sales are reversed as a whole, and a no-show fee is
 * refunded when the attendance is corrected.
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
