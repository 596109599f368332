import type { Customer } from '@studio/contracts/fields';

/** Begins as all that a checkout keeps in the tab (lib/clear-checkout-drafts.ts). */
const storageKey = 'checkout_customer';

/** Saves who pays, for the confirmation that follows: a bank's own page may come in between. */
export function savePayingCustomer(intentId: string, customer: Customer): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ intentId, customer }));
  } catch {
    // Storage is blocked: the payment is confirmed without it.
  }
}

/** Who pays by this intent; undefined in another tab, and for another payment. */
export function readPayingCustomer(intentId: string): Customer | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return saved?.intentId === intentId ? saved.customer : undefined;
  } catch {
    return undefined;
  }
}
