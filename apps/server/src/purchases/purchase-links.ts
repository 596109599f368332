import { apiBase } from '@studio/contracts/paths';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { PurchaseRow } from './store.ts';

/** Where the invoice of a purchase is, below the API's base. */
export function invoicePath(purchaseId: string): string {
  return `/purchases/${purchaseId}/invoice.pdf`;
}

/** The same as a signed address on the site's origin; null when nothing was paid. */
export function invoiceLink(keys: InstallationKeys, purchase: PurchaseRow): string | null {
  if (purchase.status !== 'PAID' || purchase.price.finalPence === 0) return null;
  return `${apiBase}${invoicePath(purchase.id)}?k=${keys.sign('purchase-link', purchase.id)}`;
}
