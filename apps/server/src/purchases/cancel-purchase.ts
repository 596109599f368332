import { type PaymentIntent, PaymentsRejectedError } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { eraseUnpaidGuestPurchase } from './erase-member.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { ensurePurchaseIntent } from './purchase-intent.ts';
import { releasePromoAndGiftCard, setPurchaseStatus } from './set-purchase-status.ts';
import { lockPurchase, type PurchaseRow } from './store.ts';

/**
 * Closes a purchase so that no one can pay for it: cancels its intent at the provider first. If the intent has
 * succeeded, finalises the purchase and returns 'settled'.
 */
export async function cancelPurchase(
  services: Services,
  purchase: PurchaseRow,
  reason: string,
): Promise<'stopped' | 'settled'> {
  const opened = await findOpenedIntent(services, purchase);
  const intent = opened && (await services.payments.cancelIntent(opened.id));
  if (intent?.status === 'succeeded') {
    await finalisePurchase(services, { intentId: intent.id, actor: 'system' });
    return 'settled';
  }
  await closePurchase(services, purchase, reason);
  return 'stopped';
}

/**
 * Closes an open purchase that won't be paid: releases its promo code and gift card amount, and erases a guest's details.
 * Does nothing if it isn't open any more.
 */
export async function closePurchase(
  services: Services,
  staleRow: PurchaseRow,
  reason: string,
): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, staleRow.branchId, staleRow.id);
    if (purchase?.status !== 'OPEN') return;
    await releasePromoAndGiftCard(tx, purchase, 'system', now);
    await setPurchaseStatus(tx, purchase, 'CANCELLED', { reason }, 'system', now);
    await eraseUnpaidGuestPurchase(tx, purchase);
  });
}

/**
 * Returns the provider's intent of a purchase; null when no intent exists and none can be created, so that no one can
 * pay.
 */
async function findOpenedIntent(services: Services, purchase: PurchaseRow): Promise<PaymentIntent | null> {
  try {
    return await ensurePurchaseIntent(services, purchase);
  } catch (error) {
    const isFinal = error instanceof PaymentsRejectedError || error instanceof AppError;
    if (isFinal && !purchase.intentId) return null;
    throw error;
  }
}
