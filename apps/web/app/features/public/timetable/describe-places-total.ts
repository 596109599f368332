import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPrice } from '@studio/domain/money/money';
import { pricePlaces, sumPence } from '@studio/domain/pricing/place-prices';
import { getPricesInPence } from '../../../lib/format/get-prices-in-pence.ts';

/**
 * Returns the total price of several places, and the offer that reduces it, such as "£24.00 in total" or "£12.00 in
 * total, 2-for-1 yoga on Tuesday evenings". Uses the same rules as checkout (domain/pricing), with the data in the
 * list.
 */
export function describePlacesTotal(slot: Pick<ClassSlot, 'price' | 'twoForOne'>, places: number): string {
  const { currency, reason } = slot.price;
  const { final, original } = getPricesInPence(slot);
  const basePence = original ?? final;
  const own = { kind: 'membership', name: reason ?? '', code: null, amountPence: basePence - final } as const;
  const prices = pricePlaces({
    basePence,
    places,
    currency,
    promo: null,
    placeSavings: [own],
    pair: slot.twoForOne ? { name: slot.twoForOne } : null,
  });
  const offer = prices.find(({ saving }) => saving?.kind === 'offer')?.saving?.name;
  const total = `${formatPrice(sumPence(prices), currency)} in total`;
  return offer ? `${total}, ${offer}` : total;
}
