import { finalisePayment } from './bookings/payments/finalise-payment.ts';
import { syncSubscription } from './memberships/handle-membership-event.ts';
import { findPaidItem, type PaidItem } from './payments/find-paid-item.ts';
import { saveProviderRefunds } from './payments/save-provider-refunds.ts';
import { submitRefunds } from './payments/submit-refunds.ts';
import type { Services } from './platform/services.ts';
import { applyRefundToPurchase } from './purchases/apply-refund-to-purchase.ts';
import { finalisePurchase } from './purchases/finalise-purchase.ts';

/**
 * Records all refunds of a payment at the provider (handbook: paying 12), whether they were made in its dashboard, by
 * disputes, or by this server. Settles the payment first, and reads from the provider before the transaction. Ignores
 * payments that aren't in the database.
 */
export async function recordProviderRefunds(services: Services, intentId: string): Promise<void> {
  const { database, clock } = services;
  const paid = await settledPaid(services, intentId);
  if (!paid) return;
  const snapshot = await services.payments.readRefundsAndDisputes(intentId);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const recorded = await saveProviderRefunds(tx, paid, intentId, snapshot, now);
    await applyRefundToPurchase(tx, paid, recorded, now);
  });
  // Submits refunds again whose amount this run has reduced.
  services.runInBackground('submit refunds', () => submitRefunds(services));
}

async function settledPaid(services: Services, intentId: string): Promise<PaidItem | null> {
  const { database, config } = services;
  const existing = await findPaidItem(database, config.branchId, { intentId });
  if (existing && !existing.isOpen) return existing;
  const { purpose } = await services.payments.retrieveIntent(intentId);
  if (purpose === null) return paidMonth(services, intentId);
  const finalise = purpose === 'purchase' ? finalisePurchase : finalisePayment;
  await finalise(services, { intentId, actor: 'provider' });
  return findPaidItem(database, config.branchId, { intentId });
}

async function paidMonth(services: Services, intentId: string): Promise<PaidItem | null> {
  const { database, config } = services;
  const invoice = await services.payments.findInvoiceOfIntent(intentId);
  if (!invoice?.subscriptionId) return null;
  const of = { intentId, invoiceId: invoice.id };
  const existing = await findPaidItem(database, config.branchId, of);
  if (existing) return existing;
  await syncSubscription(services, invoice.subscriptionId);
  return findPaidItem(database, config.branchId, of);
}
