import type { Services } from '../platform/services.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { listStaleOpenPurchases, type PurchaseRow } from './store.ts';

/**
 * Age in seconds from which the sweeper handles an open purchase. Before that, the buyer's page or the provider's
 * webhook settles the purchase.
 */
const defaultGraceSeconds = 20;

/** Minutes after which an unpaid purchase is closed and releases its promo code and gift card amount. */
const abandonedAfterMinutes = 60;

/**
 * Settles open purchases that no browser completed, and closes those that stay unpaid for `abandonedAfterMinutes`. The
 * rest of the system stays correct if this job runs late. `graceSeconds` is the minimum age of a purchase in seconds; 0
 * handles every purchase, as at process start.
 */
export async function sweepPurchases(services: Services, graceSeconds = defaultGraceSeconds): Promise<void> {
  const before = new Date(services.clock.now().getTime() - graceSeconds * 1000 + 1);
  let page = await listStaleOpenPurchases(services.database, before, undefined);
  while (page.length > 0) {
    for (const purchase of page) await settleOrLog(services, purchase);
    page = await listStaleOpenPurchases(services.database, before, page.at(-1));
  }
}

/** Settles a purchase. Logs an error instead of throwing it, so that one purchase doesn't block the others. */
async function settleOrLog(services: Services, purchase: PurchaseRow): Promise<void> {
  try {
    await settle(services, purchase);
  } catch (error) {
    services.log.warn(
      { err: error, purchaseId: purchase.id },
      'could not settle an open purchase; will retry',
    );
  }
}

async function settle(services: Services, purchase: PurchaseRow): Promise<void> {
  // Without a saved intent, no browser can have received the secret with which to pay.
  const { intentId, createdAt } = purchase;
  const intent = intentId ? await services.payments.retrieveIntent(intentId) : null;
  if (intent && intent.status !== 'open') {
    await finalisePurchase(services, { intentId: intent.id, actor: 'system' });
    return;
  }
  const ageMinutes = (services.clock.now().getTime() - createdAt.getTime()) / 60_000;
  if (ageMinutes >= abandonedAfterMinutes) await cancelPurchase(services, purchase, 'abandoned');
}
