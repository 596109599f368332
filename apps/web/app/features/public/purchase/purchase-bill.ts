import { purchaseCopy } from '@studio/content/copy/purchase';
import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { toPence } from '@studio/domain/money/money';

/** Bill of a purchase. Amounts are in pence. */
export interface PurchaseBill {
  currency: string;
  basePence: number;
  saving: { label: string; pence: number } | null;
  /** Amount that the gift card pays, and its remaining balance. */
  giftCard: { paysPence: number; remainingPence: number } | null;
  /** Amount charged to the card now. */
  toPayPence: number;
}

/** Returns the quoted bill; without a quote, one with the full price. */
export function buildPurchaseBill(
  fullPence: number,
  currency: string,
  quote: QuotePurchaseResponse | null,
): PurchaseBill {
  if (!quote) return { currency, basePence: fullPence, saving: null, giftCard: null, toPayPence: fullPence };
  const { price, giftCard, amountDue } = quote;
  const savedPence = toPence(price.base) - toPence(price.final);
  const label = price.reason ?? price.discount?.name ?? purchaseCopy.bill.saving;
  return {
    currency: price.currency,
    basePence: toPence(price.base),
    saving: savedPence > 0 ? { label, pence: savedPence } : null,
    giftCard: giftCard && {
      paysPence: toPence(giftCard.amountUsed),
      remainingPence: toPence(giftCard.balanceLeft),
    },
    toPayPence: toPence(amountDue),
  };
}
