import type { InvoiceDetails } from '../documents/invoice-details.ts';
import { findEntitlement } from '../entitlements/store.ts';
import { loadMembershipInvoiceDetails } from '../memberships/membership-invoice.ts';
import { findMembershipMonthByInvoice } from '../memberships/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { loadPurchaseInvoiceDetails } from '../purchases/purchase-invoice-details.ts';
import { findPurchase } from '../purchases/store.ts';

/** Loads the invoice of the pack or membership month that pays for a booking. Throws AppError not_found. */
export async function loadEntitlementInvoiceDetails(
  services: Services,
  { branchId, entitlementId }: { branchId: string; entitlementId: string },
): Promise<InvoiceDetails> {
  const { database } = services;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (credit?.origin === 'purchase') {
    const purchase = await findPurchase(database, branchId, credit.originId);
    if (purchase) return loadPurchaseInvoiceDetails(services, purchase);
  }
  if (credit?.origin === 'membership') {
    const month = await findMembershipMonthByInvoice(database, { branchId, invoiceId: credit.originId });
    if (month) return loadMembershipInvoiceDetails(services, month);
  }
  throw new AppError('not_found');
}
