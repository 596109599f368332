import { minCardPence } from '../pricing/waive-remainder.ts';

/** Who pays how much of a price, in pence. */
export interface SplitPayment {
  giftCardPence: number;
  cardPence: number;
}

/**
 * A gift card pays as much as it has, the card the rest (handbook: paying 7). A rest that no card can be charged is made one: the gift card
 * keeps a few pence then.
 */
export function splitPayment(pricePence: number, balancePence: number): SplitPayment {
  const most = Math.min(pricePence, balancePence);
  const rest = pricePence - most;
  const giftCardPence = rest > 0 && rest < minCardPence ? Math.max(0, pricePence - minCardPence) : most;
  return { giftCardPence, cardPence: pricePence - giftCardPence };
}
