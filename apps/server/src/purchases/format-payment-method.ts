import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import type { PurchaseRow } from './store.ts';

type Paid = Pick<PurchaseRow, 'giftCardPence' | 'cardPence' | 'method' | 'currency'>;

/**
 * Returns the parts that paid for a purchase, with labels for lists ("Gift card") and for sentences ("a gift card").
 */
export function getPaymentParts({ giftCardPence, cardPence, method }: Paid) {
  const card = method ?? 'Card';
  const parts = [
    { label: 'Gift card', phrase: 'a gift card', pence: giftCardPence },
    { label: card, phrase: card, pence: cardPence },
  ];
  return parts.filter(({ pence }) => pence > 0);
}

/**
 * Returns the payment method, such as "Visa ending 4242", or with two parts "a gift card (£20) and Visa ending 4242
 * (£15)".
 */
export function formatPaymentMethod(purchase: Paid): string {
  const parts = getPaymentParts(purchase);
  const isOne = parts.length === 1;
  const amount = (pence: number) => (isOne ? '' : ` (${formatPriceShort(pence, purchase.currency)})`);
  return formatList(parts.map(({ phrase, pence }) => `${phrase}${amount(pence)}`));
}
