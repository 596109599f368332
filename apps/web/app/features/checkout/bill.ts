import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { PriceDto } from '@studio/contracts/fields';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { pluraliseSessions } from './credit-text.ts';
import type { PaymentMethod, QuotedCredit } from './payment-method.ts';

/** What a saving is called, and what it takes off, in pence. */
export interface BillSaving {
  label: string;
  pence: number;
}

/** What the order comes to by the chosen way. Amounts in pence. */
export interface Bill {
  currency: string;
  places: number;
  /** All places at their full price. */
  basePence: number;
  savings: BillSaving[];
  toPayPence: number;
  /** What each of several places costs: "£18 each", "2 at £6, 1 at £12"; null for one, or with a credit. */
  each: string | null;
}

/** By card as quoted, else as the hold knows it; with a credit nothing is to pay. */
export function buildBill(
  hold: Pick<HoldClassResponse, 'places' | 'price' | 'prices' | 'total'>,
  quote: QuoteHoldResponse | null,
  way: PaymentMethod,
): Bill {
  const { places } = hold;
  const { currency } = hold.price;
  const prices = quote?.card.prices ?? hold.prices;
  const basePence = sum(prices.map(({ base }) => toPence(base)));
  if (way.by === 'credit')
    return {
      currency,
      places,
      basePence,
      savings: [{ label: creditLine(way.credit), pence: basePence }],
      toPayPence: 0,
      each: null,
    };
  return {
    currency,
    places,
    basePence,
    savings: savingsOf(prices),
    toPayPence: toPence(quote ? quote.card.total : hold.total),
    each: places > 1 ? eachOf(prices, currency) : null,
  };
}

/** "1 Reformer Flex 8 session". */
function creditLine({ name, uses }: QuotedCredit): string {
  return `${uses} ${name} ${pluraliseSessions(uses)}`;
}

/** One line for each reason: places that save for the same reason are added up. */
function savingsOf(prices: readonly PriceDto[]): BillSaving[] {
  const savings = new Map<string, number>();
  for (const { base, final, reason, discount } of prices) {
    const pence = toPence(base) - toPence(final);
    const label = reason ?? discount?.name ?? 'Saving';
    if (pence > 0) savings.set(label, (savings.get(label) ?? 0) + pence);
  }
  return [...savings].map(([label, pence]) => ({ label, pence }));
}

function eachOf(prices: readonly PriceDto[], currency: string): string {
  const counts = new Map<number, number>();
  for (const { final } of prices) {
    const pence = toPence(final);
    counts.set(pence, (counts.get(pence) ?? 0) + 1);
  }
  if (counts.size === 1)
    return [...counts.keys()].map((pence) => `${formatPriceShort(pence, currency)} each`).join('');
  return [...counts].map(([pence, count]) => `${count} at ${formatPriceShort(pence, currency)}`).join(', ');
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What stands under "Card": why it costs what it costs. */
export function describeCardPrice({ savings, basePence, currency, each }: Bill): string {
  const base = formatPriceShort(basePence, currency);
  if (savings.length === 0) return each ?? 'The drop-in price';
  const reasons = savings.map(({ label }) => label).join(', ');
  return / off$/.test(reasons) ? `${reasons} ${base}` : `${reasons}, instead of ${base}`;
}
