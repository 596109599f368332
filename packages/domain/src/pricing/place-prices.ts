import { getBestPrice, type Price, type Saving } from './price.ts';
import { waiveRemainder } from './waive-remainder.ts';

/** Places of one class that are ordered together, and all reasons to pay less for them. Amounts are pence. */
export interface PricePlacesInput {
  /** What one place costs everybody. */
  basePence: number;
  /** 1 to 4. */
  places: number;
  currency: string;
  /** Savings on every place by itself: the member's. */
  each: readonly Saving[];
  /** Two places for the price of one; null when the class has no such offer. */
  pair: { name: string } | null;
  /** What a code takes off all places together. */
  promo: Saving | null;
}

/**
 * What each place costs, in the order of the attendees. The best saving counts, never two of them for one place
 * (handbook: prices 1, 2): each pair by itself costs one price where that is less than its places alone, and a code counts
 * for the whole order where it leaves less to pay than everything else.
 */
export function pricePlaces(order: PricePlacesInput): Price[] {
  const without = waiveRemainder(withoutCode(order));
  if (!order.promo) return without;
  const withCode = waiveRemainder(withCodeAlone(order, order.promo));
  return sumPence(withCode) < sumPence(without) ? withCode : without;
}

/** What places cost together, in pence. */
export function sumPence(prices: readonly Price[]): number {
  return prices.reduce((sum, { finalPence }) => sum + finalPence, 0);
}

/** The code that a price makes use of, or null. */
export function getUsedCode(prices: readonly Price[]): string | null {
  return prices.find(({ saving }) => saving?.kind === 'promo')?.saving?.code ?? null;
}

function withoutCode({ basePence, places, currency, each, pair }: PricePlacesInput): Price[] {
  const alone = getBestPrice(basePence, each, currency);
  const pairSaves = pair !== null && basePence < alone.finalPence * 2;
  return Array.from({ length: places }, (_, position) => {
    const partner = getPairPosition(position);
    if (!pairSaves || partner >= places) return alone;
    // Of an odd price, the first of the pair takes the penny.
    const amountPence = position < partner ? Math.floor(basePence / 2) : Math.ceil(basePence / 2);
    return getBestPrice(basePence, [{ kind: 'offer', name: pair.name, code: null, amountPence }], currency);
  });
}

function withCodeAlone({ basePence, places, currency }: PricePlacesInput, promo: Saving): Price[] {
  const inAll = Math.min(promo.amountPence, basePence * places);
  const [share, rest] = [Math.floor(inAll / places), inAll % places];
  return Array.from({ length: places }, (_, position) =>
    getBestPrice(basePence, [{ ...promo, amountPence: share + (position < rest ? 1 : 0) }], currency),
  );
}

/** The position of the place that a place makes a pair with: 0 and 1, 2 and 3. */
export function getPairPosition(position: number): number {
  return position % 2 === 0 ? position + 1 : position - 1;
}
