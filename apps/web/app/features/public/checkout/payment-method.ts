import type { QuoteHoldResponse } from '@studio/contracts/entitlements';

/** Credit that pays for the class, as the server quotes it. */
export type QuotedCredit = QuoteHoldResponse['entitlements'][number];

export type PaymentMethod = { by: 'credit'; credit: QuotedCredit } | { by: 'card' };

/** The customer's choice: the card, or the id of a credit. */
export type PickedPaymentMethod = 'card' | (string & {});

/** Returns the picked method if still available, else the server's first credit, else the card. */
export function choosePaymentMethod(
  quote: QuoteHoldResponse | null,
  picked: PickedPaymentMethod | null,
): PaymentMethod {
  if (picked === 'card') return { by: 'card' };
  const credits = quote?.entitlements ?? [];
  const credit = credits.find(({ entitlementId }) => entitlementId === picked) ?? credits[0];
  return credit ? { by: 'credit', credit } : { by: 'card' };
}
