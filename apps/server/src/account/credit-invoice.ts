import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { findEntitlement } from '../entitlements/store.ts';
import { monthInvoiceFacts } from '../memberships/month-invoice.ts';
import { findMonthOfInvoice } from '../memberships/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { purchaseInvoiceFacts } from '../purchases/invoice-facts.ts';
import { findPurchase } from '../purchases/store.ts';

/** The invoice of the pack or the month whose session pays for a booking. Refuses with not_found. */
export async function creditInvoiceFacts(
  services: Services,
  { branchId, entitlementId }: { branchId: string; entitlementId: string },
): Promise<InvoiceFacts> {
  const { database } = services;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (credit?.origin === 'purchase') {
    const purchase = await findPurchase(database, branchId, credit.originId);
    if (purchase) return purchaseInvoiceFacts(services, purchase);
  }
  if (credit?.origin === 'membership') {
    const month = await findMonthOfInvoice(database, { branchId, invoiceId: credit.originId });
    if (month) return monthInvoiceFacts(services, month);
  }
  throw new Refused('not_found');
}
