import { bestPrice, type Price } from '@studio/domain/pricing/price';

/** What one place in a class costs. Savings join with memberships, promo codes and offers. */
export function classPrice(klass: { pricePence: number; currency: string }): Price {
  return bestPrice(klass.pricePence, [], klass.currency);
}
