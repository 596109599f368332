import type { QuoteHoldResponse } from '@studio/contracts/entitlements';

/** Entitlement that pays for the class, as the server quotes it. */
export type QuotedEntitlement = QuoteHoldResponse['entitlements'][number];

export type CheckoutPaymentMethod = { by: 'credit'; credit: QuotedEntitlement } | { by: 'card' };

/** Customer's choice: the card, or the id of an entitlement. */
export type PickedPaymentMethod = 'card' | (string & {});

/**
 * Returns the chosen payment method if it is still available, else the server's first entitlement, else the
 * card.
 */
export function choosePaymentMethod(
  quote: QuoteHoldResponse | null,
  picked: PickedPaymentMethod | null,
): CheckoutPaymentMethod {
  if (picked === 'card') return { by: 'card' };
  const credits = quote?.entitlements ?? [];
  const credit = credits.find(({ entitlementId }) => entitlementId === picked) ?? credits[0];
  return credit ? { by: 'credit', credit } : { by: 'card' };
}
