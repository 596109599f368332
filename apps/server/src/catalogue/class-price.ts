import { bestPrice, type Price, type Saving } from '@studio/domain/pricing/price';

/** What one place in a class costs: its own price, less the best saving on it. */
export function classPrice(
  klass: { pricePence: number; currency: string },
  savings: readonly Saving[] = [],
): Price {
  return bestPrice(klass.pricePence, savings, klass.currency);
}
