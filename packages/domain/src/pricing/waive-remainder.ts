import { formatPriceShort } from '../money/money.ts';
import type { Price } from './price.ts';

/** Minimum card charge of the provider, in pence (handbook: paying 7). */
export const minCardChargePence = 30;

/**
 * Waives the remainder of an order when savings leave less than the minimum card charge, and says so in the saving's
 * name. Other prices stay unchanged, even a base price below the minimum.
 */
export function waiveRemainder(prices: readonly Price[]): Price[] {
  const remainderPence = prices.reduce((sum, { finalPence }) => sum + finalPence, 0);
  const isWaived =
    remainderPence > 0 &&
    remainderPence < minCardChargePence &&
    prices.every(({ saving }) => saving !== null);
  return isWaived ? prices.map(waivePrice) : [...prices];
}

function waivePrice(price: Price): Price {
  const { basePence, finalPence, currency, saving } = price;
  if (!saving || finalPence === 0) return price;
  const name = `${saving.name}, and we’ve waived the last ${formatPriceShort(finalPence, currency)}`;
  return { ...price, finalPence: 0, saving: { ...saving, name, amountPence: basePence } };
}
