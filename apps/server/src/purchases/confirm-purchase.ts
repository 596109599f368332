import { PaymentsRefused, PaymentsUnavailable } from '../outside/payments/port.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { findPurchase, findPurchaseOfIntent, type PurchaseRow } from './store.ts';

/** Which purchase its member says is done: by its id, or by its payment. */
export interface ConfirmWish {
  branchId: string;
  memberId: string;
  purchaseId: string | undefined;
  intentId: string | undefined;
}

/**
 * A purchase that its member says is paid, settled. Asking again gives the same answer. Refuses with not_found for
 * anybody else's, and with payment_not_completed.
 */
export async function confirmPurchase(services: Services, wish: ConfirmWish): Promise<PurchaseRow> {
  const purchase = await wanted(services, wish);
  if (purchase?.memberId !== wish.memberId) throw new Refused('not_found');
  if (purchase.status === 'OPEN' && purchase.intentId) await finalised(services, purchase.intentId);
  const settled = await findPurchase(services.database, purchase.branchId, purchase.id);
  if (settled?.status !== 'PAID' && settled?.status !== 'REFUNDED')
    throw new Refused('payment_not_completed');
  return settled;
}

function wanted({ database }: Services, wish: ConfirmWish): Promise<PurchaseRow | null> {
  const { branchId, purchaseId, intentId } = wish;
  if (purchaseId) return findPurchase(database, branchId, purchaseId);
  if (intentId) return findPurchaseOfIntent(database, intentId);
  throw new Refused('bad_request', 'Say which purchase it is.', { field: 'purchaseId' });
}

async function finalised(services: Services, intentId: string): Promise<void> {
  try {
    await finalisePurchase(services, { intentId, actor: 'client' });
  } catch (error) {
    const passes = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    throw passes ? new Refused('payment_unavailable', 'Could not complete payment') : error;
  }
}
