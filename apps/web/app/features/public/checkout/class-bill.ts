import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import type { PriceDto } from '@studio/contracts/shared-fields';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import type { CheckoutPaymentMethod, QuotedEntitlement } from './payment-method.ts';

export interface ClassBillSaving {
  label: string;
  pence: number;
}

/** Bill of a class for the chosen payment method. Amounts are in pence. */
export interface ClassBill {
  currency: string;
  places: number;
  /** Full price of all places. */
  basePence: number;
  savings: ClassBillSaving[];
  toPayPence: number;
  /**
   * Price per place if there are several, such as "£18 each" or "2 at £6, 1 at £12". Null for a single place, or if
   * sessions pay.
   */
  each: string | null;
}

/**
 * Returns the bill. For a card payment, uses the quoted prices, or the hold's own prices while there is no quote. If
 * sessions pay, the amount to pay is 0.
 */
export function buildClassBill(
  hold: Pick<HoldClassResponse, 'places' | 'price' | 'prices' | 'total'>,
  quote: QuoteHoldResponse | null,
  method: CheckoutPaymentMethod,
): ClassBill {
  const { places } = hold;
  const { currency } = hold.price;
  const prices = quote?.card.prices ?? hold.prices;
  const basePence = addUp(prices.map(({ base }) => toPence(base)));
  if (method.by === 'credit')
    return {
      currency,
      places,
      basePence,
      savings: [{ label: describePayingCredit(method.credit), pence: basePence }],
      toPayPence: 0,
      each: null,
    };
  return {
    currency,
    places,
    basePence,
    savings: sumSavings(prices),
    toPayPence: toPence(quote ? quote.card.total : hold.total),
    each: places > 1 ? formatPricePerPlace(prices, currency) : null,
  };
}

function describePayingCredit({ name, uses }: QuotedEntitlement): string {
  return `${formatCount(uses, `${name} session`)}`;
}

/** Adds up the savings of all places that have the same reason. */
function sumSavings(prices: readonly PriceDto[]): ClassBillSaving[] {
  const savings = new Map<string, number>();
  for (const { base, final, reason, discount } of prices) {
    const pence = toPence(base) - toPence(final);
    const label = reason ?? discount?.name ?? 'Saving';
    if (pence > 0) savings.set(label, (savings.get(label) ?? 0) + pence);
  }
  return [...savings].map(([label, pence]) => ({ label, pence }));
}

function formatPricePerPlace(prices: readonly PriceDto[], currency: string): string {
  const counts = new Map<number, number>();
  for (const { final } of prices) {
    const pence = toPence(final);
    counts.set(pence, (counts.get(pence) ?? 0) + 1);
  }
  if (counts.size === 1)
    return [...counts.keys()].map((pence) => `${formatPriceShort(pence, currency)} each`).join('');
  return [...counts].map(([pence, count]) => `${count} at ${formatPriceShort(pence, currency)}`).join(', ');
}

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function describeCardPrice({ savings, basePence, currency, each }: ClassBill): string {
  const base = formatPriceShort(basePence, currency);
  if (savings.length === 0) return each ?? 'Drop-in price';
  const reasons = savings.map(({ label }) => label).join(', ');
  return / off$/.test(reasons) ? `${reasons} ${base}` : `${reasons}, was ${base}`;
}
