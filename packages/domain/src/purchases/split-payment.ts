import { minCardPence } from '../pricing/waive-remainder.ts';

/** Shares of a price, in pence. */
export interface SplitPayment {
  giftCardPence: number;
  cardPence: number;
}

/**
 * Splits a price: the gift card pays as much as it can, and the card the rest (handbook: paying 7). A rest below the
 * minimum card charge is raised to it, so that the gift card keeps a few pence.
 */
export function splitPayment(pricePence: number, balancePence: number): SplitPayment {
  const maxGiftCardPence = Math.min(pricePence, balancePence);
  const remainderPence = pricePence - maxGiftCardPence;
  const giftCardPence =
    remainderPence > 0 && remainderPence < minCardPence
      ? Math.max(0, pricePence - minCardPence)
      : maxGiftCardPence;
  return { giftCardPence, cardPence: pricePence - giftCardPence };
}
