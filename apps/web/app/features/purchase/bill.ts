import { purchaseCopy } from '@studio/content/copy/purchase';
import type { PurchaseQuoteAnswer } from '@studio/contracts/purchases';
import { penceFromPounds } from '@studio/domain/money/money';

/** What an order comes to. Amounts in pence. */
export interface Bill {
  currency: string;
  basePence: number;
  saving: { label: string; pence: number } | null;
  /** What the gift card pays, and what stays on it. */
  giftCard: { paysPence: number; leavesPence: number } | null;
  /** By card, now. */
  toPayPence: number;
}

/** As quoted, else the full price. */
export function billOf(fullPence: number, currency: string, quote: PurchaseQuoteAnswer | null): Bill {
  if (!quote) return { currency, basePence: fullPence, saving: null, giftCard: null, toPayPence: fullPence };
  const { price, giftCard, toPay } = quote;
  const savedPence = penceFromPounds(price.base) - penceFromPounds(price.final);
  const label = price.reason ?? price.discount?.name ?? purchaseCopy.bill.saving;
  return {
    currency: price.currency,
    basePence: penceFromPounds(price.base),
    saving: savedPence > 0 ? { label, pence: savedPence } : null,
    giftCard: giftCard && {
      paysPence: penceFromPounds(giftCard.pays),
      leavesPence: penceFromPounds(giftCard.leaves),
    },
    toPayPence: penceFromPounds(toPay),
  };
}
