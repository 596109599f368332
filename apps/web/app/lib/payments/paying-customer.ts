import type { Customer } from '@studio/contracts/shared-fields';

/** Starts with a prefix of checkout drafts, so that they are cleared together (lib/storage/clear-checkout-drafts.ts). */
const storageKey = 'checkout_customer';

/** Saves the customer for the confirmation, since the bank's own page may come in between. */
export function savePayingCustomer(intentId: string, customer: Customer): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ intentId, customer }));
  } catch {
    // Storage is blocked: the payment is confirmed without the customer's details.
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
