import { minCardChargePence } from '../pricing/waive-remainder.ts';

/** Shares of a price, in pence. */
export interface SplitPayment {
  giftCardPence: number;
  cardPence: number;
}

/**
 * Splits a price: the gift card pays as much as it can, and the card the rest (handbook: paying 7). A rest below the
 * minimum, by default that of a card charge, is raised to it (or to the whole price), so that the gift card keeps a few
 * pence.
 */
export function splitPayment(
  pricePence: number,
  balancePence: number,
  minRestPence: number = minCardChargePence,
): SplitPayment {
  const maxGiftCardPence = Math.min(pricePence, balancePence);
  const remainderPence = pricePence - maxGiftCardPence;
  const giftCardPence =
    remainderPence > 0 && remainderPence < minRestPence
      ? Math.max(0, pricePence - minRestPence)
      : maxGiftCardPence;
  return { giftCardPence, cardPence: pricePence - giftCardPence };
}
