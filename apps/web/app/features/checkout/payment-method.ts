import type { QuoteHoldResponse } from '@studio/contracts/entitlements';

/** A credit that pays for the class, as the server quotes it. */
export type QuotedCredit = QuoteHoldResponse['entitlements'][number];

/** What somebody pays with: sessions of a credit, or a card. */
export type PaymentMethod = { by: 'credit'; credit: QuotedCredit } | { by: 'card' };

/** What somebody has chosen on the page: the card, or a credit by its id. */
export type PickedPaymentMethod = 'card' | (string & {});

/** The way that is chosen now: what was picked while it can be had, else the server's choice, else the card. */
export function choosePaymentMethod(
  quote: QuoteHoldResponse | null,
  picked: PickedPaymentMethod | null,
): PaymentMethod {
  if (picked === 'card') return { by: 'card' };
  const credits = quote?.entitlements ?? [];
  const credit = credits.find(({ entitlementId }) => entitlementId === picked) ?? credits[0];
  return credit ? { by: 'credit', credit } : { by: 'card' };
}
