import { getBestPrice, type Price, type Saving } from '@studio/domain/pricing/price';

/** What one place in a class costs: its own price, less the best saving on it. */
export function priceClass(
  klass: { pricePence: number; currency: string },
  savings: readonly Saving[] = [],
): Price {
  return getBestPrice(klass.pricePence, savings, klass.currency);
}
