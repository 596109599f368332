import { getBestPrice, type Price, type Saving } from './price.ts';
import { waiveRemainder } from './waive-remainder.ts';

/** Places of one class in one order, and all possible savings. Amounts are pence. */
export interface PricePlacesInput {
  /** Price of one place without savings. */
  basePence: number;
  /** Number of places, from 1 to 4. */
  places: number;
  currency: string;
  /** Savings that apply to each place, such as the member discount. */
  placeSavings: readonly Saving[];
  /** Offer of two places for the price of one; null when the class has none. */
  pair: { name: string } | null;
  /** Saving of a promo code on the whole order; null when there is none. */
  promo: Saving | null;
}

/**
 * Returns the price of each place, in the order of the attendees. Savings never add up: only the best one applies
 * (handbook: prices 1, 2). A pair pays one price when that is cheaper than its two places. A promo code applies to the
 * whole order when it leaves less to pay than all other savings.
 */
export function pricePlaces(order: PricePlacesInput): Price[] {
  const pricesWithoutCode = waiveRemainder(withoutCode(order));
  if (!order.promo) return pricesWithoutCode;
  const pricesWithCode = waiveRemainder(withCodeAlone(order, order.promo));
  return sumPence(pricesWithCode) < sumPence(pricesWithoutCode) ? pricesWithCode : pricesWithoutCode;
}

/** Returns the sum of the final prices, in pence. */
export function sumPence(prices: readonly Price[]): number {
  return prices.reduce((sum, { finalPence }) => sum + finalPence, 0);
}

/** Returns the promo code that the prices use, or null. */
export function getUsedPromoCode(prices: readonly Price[]): string | null {
  return prices.find(({ saving }) => saving?.kind === 'promo')?.saving?.code ?? null;
}

function withoutCode({ basePence, places, currency, placeSavings, pair }: PricePlacesInput): Price[] {
  const singlePrice = getBestPrice(basePence, placeSavings, currency);
  const pairSaves = pair !== null && basePence < singlePrice.finalPence * 2;
  return Array.from({ length: places }, (_, position) => {
    const partner = getPartnerPosition(position);
    if (!pairSaves || partner >= places) return singlePrice;
    // If the price is odd, the first place of the pair costs the extra penny.
    const amountPence = position < partner ? Math.floor(basePence / 2) : Math.ceil(basePence / 2);
    return getBestPrice(basePence, [{ kind: 'offer', name: pair.name, code: null, amountPence }], currency);
  });
}

function withCodeAlone({ basePence, places, currency }: PricePlacesInput, promo: Saving): Price[] {
  const totalDiscount = Math.min(promo.amountPence, basePence * places);
  const [share, extraPennies] = [Math.floor(totalDiscount / places), totalDiscount % places];
  return Array.from({ length: places }, (_, position) =>
    getBestPrice(basePence, [{ ...promo, amountPence: share + (position < extraPennies ? 1 : 0) }], currency),
  );
}

/** Returns the position of the other place in a pair. The pairs are 0 and 1, 2 and 3. */
export function getPartnerPosition(position: number): number {
  return position % 2 === 0 ? position + 1 : position - 1;
}
