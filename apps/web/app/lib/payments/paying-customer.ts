import type { Customer } from '@studio/contracts/shared-fields';

/**
 * Key in session storage. Starts with a prefix of checkout drafts, so that it is cleared together with them
 * (lib/storage/clear-checkout-drafts.ts).
 */
const storageKey = 'checkout_customer';

/**
 * Saves the customer for the confirmation, because before that the browser may leave the page for the bank's own
 * page.
 */
export function savePayingCustomer(intentId: string, customer: Customer): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ intentId, customer }));
  } catch {
    // Storage is blocked, so the payment is confirmed without the customer's details.
  }
}

/** Returns the customer of this payment intent; undefined in another tab or for another payment. */
export function readPayingCustomer(intentId: string): Customer | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return saved?.intentId === intentId ? saved.customer : undefined;
  } catch {
    return undefined;
  }
}
