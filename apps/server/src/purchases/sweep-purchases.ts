import type { Services } from '../platform/services.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { listStaleOpenPurchases, type PurchaseRow } from './store.ts';

/** Seconds for which an open purchase is left to its page and the webhook before the sweeper looks at it. */
const patienceSeconds = 20;

/** Minutes after which a purchase that nobody has paid is closed, and gives back what it had taken. */
const abandonedAfterMinutes = 60;

/**
 * Settles purchases that nobody came back for: those that were paid, and those that never will be. Nothing about
 * correctness waits for it. `patience` in seconds; 0 looks at everything, as at start.
 */
export async function sweepPurchases(services: Services, patience = patienceSeconds): Promise<void> {
  const before = new Date(services.clock.now().getTime() - patience * 1000 + 1);
  let page = await listStaleOpenPurchases(services.database, before, undefined);
  while (page.length > 0) {
    for (const purchase of page) await settleOrLog(services, purchase);
    page = await listStaleOpenPurchases(services.database, before, page.at(-1));
  }
}

/** One that cannot be settled yet does not keep the others waiting. */
async function settleOrLog(services: Services, purchase: PurchaseRow): Promise<void> {
  try {
    await settle(services, purchase);
  } catch (error) {
    services.log.warn({ err: error, purchaseId: purchase.id }, 'an open purchase could not be settled yet');
  }
}

async function settle(services: Services, purchase: PurchaseRow): Promise<void> {
  // Without an intent that is written down, no browser was ever told how to pay.
  const { intentId, createdAt } = purchase;
  const intent = intentId ? await services.payments.retrieveIntent(intentId) : null;
  if (intent && intent.status !== 'open') {
    await finalisePurchase(services, { intentId: intent.id, actor: 'system' });
    return;
  }
  const ageMinutes = (services.clock.now().getTime() - createdAt.getTime()) / 60_000;
  if (ageMinutes >= abandonedAfterMinutes) await cancelPurchase(services, purchase, 'abandoned');
}
