import { getBestPrice, type Price, type Saving } from '@studio/domain/pricing/price';

/** Returns the price of one place: the class price less the best saving. */
export function getPlacePrice(
  klass: { pricePence: number; currency: string },
  savings: readonly Saving[] = [],
): Price {
  return getBestPrice(klass.pricePence, savings, klass.currency);
}
