import { formatPriceShort } from '../money/money.ts';
import type { Price } from './price.ts';

/** The least that a card can be charged, in pence (handbook: paying 7): the provider takes no less. */
export const minCardPence = 30;

/**
 * Prices of one order, of which savings leave less than a card can be charged: the studio waives the rest, and its words
 * say so. Anything else stays as it is, also a base price that is that low.
 */
export function waiveRemainder(prices: readonly Price[]): Price[] {
  const restPence = prices.reduce((sum, { finalPence }) => sum + finalPence, 0);
  const isWaived = restPence > 0 && restPence < minCardPence && prices.every(({ saving }) => saving !== null);
  return isWaived ? prices.map(waived) : [...prices];
}

function waived(price: Price): Price {
  const { basePence, finalPence, currency, saving } = price;
  if (!saving || finalPence === 0) return price;
  const name = `${saving.name}, and the last ${formatPriceShort(finalPence, currency)} is on us`;
  return { ...price, finalPence: 0, saving: { ...saving, name, amountPence: basePence } };
}
