import { apiBase } from '@studio/contracts/paths';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { PurchaseRow } from './store.ts';

/** The signature of a purchase's own papers, `k`: whoever has it may read them. */
export function purchaseKey(keys: InstallationKeys, purchaseId: string): string {
  return keys.sign('purchase-link', purchaseId);
}

/** The address of a purchase's invoice, relative to the site; null when nothing was paid for it. */
export function invoiceLink(keys: InstallationKeys, purchase: PurchaseRow): string | null {
  if (purchase.status !== 'PAID' || purchase.price.finalPence === 0) return null;
  return `${apiBase}/purchases/${purchase.id}/invoice.pdf?k=${purchaseKey(keys, purchase.id)}`;
}
