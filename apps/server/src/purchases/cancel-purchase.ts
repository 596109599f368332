import { type PaymentIntent, PaymentsRejectedError } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { eraseUnpaidGuestPurchases } from './erase-member.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { ensurePurchaseIntent } from './purchase-intent.ts';
import { returnPaymentParts, setPurchaseStatus } from './set-purchase-status.ts';
import { lockPurchase, type PurchaseRow } from './store.ts';

/**
 * Makes sure that nobody can pay for a purchase any more, and closes it: its intent is cancelled at the provider first.
 * If it had succeeded meanwhile it is finalised instead, and the answer is 'settled'.
 */
export async function cancelPurchase(
  services: Services,
  purchase: PurchaseRow,
  why: string,
): Promise<'stopped' | 'settled'> {
  const opened = await openedIntent(services, purchase);
  const intent = opened && (await services.payments.cancelIntent(opened.id));
  if (intent?.status === 'succeeded') {
    await finalisePurchase(services, { intentId: intent.id, actor: 'system' });
    return 'settled';
  }
  await closePurchase(services, purchase, why);
  return 'stopped';
}

/** Writes that a purchase will never be paid, and gives back what it had taken. */
export async function closePurchase(services: Services, seen: PurchaseRow, why: string): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, seen.branchId, seen.id);
    if (purchase?.status !== 'OPEN') return;
    await returnPaymentParts(tx, purchase, 'system', now);
    await setPurchaseStatus(tx, purchase, 'CANCELLED', { why }, 'system', now);
    await eraseUnpaidGuestPurchases(tx, purchase);
  });
}

/** The provider's intent; null when it was never opened and cannot be, so that nobody can ever pay it. */
async function openedIntent(services: Services, purchase: PurchaseRow): Promise<PaymentIntent | null> {
  try {
    return await ensurePurchaseIntent(services, purchase);
  } catch (error) {
    const forGood = error instanceof PaymentsRejectedError || error instanceof AppError;
    if (forGood && !purchase.intentId) return null;
    throw error;
  }
}
