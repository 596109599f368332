import { apiBase } from '@studio/contracts/paths';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { PurchaseRow } from './store.ts';

/** Returns the path of a purchase's invoice, below the API's base. */
export function buildPurchaseInvoicePath(purchaseId: string): string {
  return `/purchases/${purchaseId}/invoice.pdf`;
}

/** Returns the signed path of a purchase's invoice, on the site's origin. */
export function buildPurchaseInvoiceUrl(keys: InstallationKeys, purchaseId: string): string {
  return `${apiBase}${buildPurchaseInvoicePath(purchaseId)}?k=${keys.sign('purchase-link', purchaseId)}`;
}

/** Returns the signed path of a purchase's invoice; null if nothing was paid. */
export function buildOptionalInvoiceUrl(keys: InstallationKeys, purchase: PurchaseRow): string | null {
  if (purchase.status !== 'PAID' || purchase.price.finalPence === 0) return null;
  return buildPurchaseInvoiceUrl(keys, purchase.id);
}
