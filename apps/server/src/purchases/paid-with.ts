import { formatPriceShort } from '@studio/domain/money/money';
import type { PurchaseRow } from './store.ts';

/** The parts that paid for a purchase, by the words for each: "Gift card", "Visa ending 4242". */
export function partsPaid({
  giftCardPence,
  cardPence,
  method,
}: Pick<PurchaseRow, 'giftCardPence' | 'cardPence' | 'method'>): { label: string; pence: number }[] {
  const parts = [
    { label: 'Gift card', pence: giftCardPence },
    { label: method ?? 'Card', pence: cardPence },
  ];
  return parts.filter(({ pence }) => pence > 0);
}

/** "Visa ending 4242"; with two parts "Gift card (£20) and Visa ending 4242 (£15)"; "nothing to pay" with none. */
export function paidWith(purchase: PurchaseRow): string {
  const parts = partsPaid(purchase);
  const [only, another] = parts;
  if (!only) return 'nothing to pay';
  if (!another) return only.label;
  return parts
    .map(({ label, pence }) => `${label} (${formatPriceShort(pence, purchase.currency)})`)
    .join(' and ');
}
