import { apiBase } from '@studio/contracts/paths';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { PurchaseRow } from './store.ts';

/** Where the invoice of a purchase is, below the API's base. */
export function buildPurchaseInvoicePath(purchaseId: string): string {
  return `/purchases/${purchaseId}/invoice.pdf`;
}

/** The same as a signed address on the site's origin. */
export function buildPurchaseInvoiceUrl(keys: InstallationKeys, purchaseId: string): string {
  return `${apiBase}${buildPurchaseInvoicePath(purchaseId)}?k=${keys.sign('purchase-link', purchaseId)}`;
}

/** The same for one that may have none: null when nothing was paid. */
export function buildOptionalInvoiceUrl(keys: InstallationKeys, purchase: PurchaseRow): string | null {
  if (purchase.status !== 'PAID' || purchase.price.finalPence === 0) return null;
  return buildPurchaseInvoiceUrl(keys, purchase.id);
}
