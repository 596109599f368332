import { type Intent, PaymentsRefused } from '../outside/payments/port.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { finalisePurchase } from './finalise-purchase.ts';
import { forgetUnpaidGuest } from './forget-member.ts';
import { ensureIntent } from './purchase-intent.ts';
import { giveBackParts, setPurchase } from './set-purchase.ts';
import { lockPurchase, type PurchaseRow } from './store.ts';

/**
 * Makes sure that nobody can pay for a purchase any more, and closes it: its intent is cancelled at the provider first.
 * If it had succeeded meanwhile it is finalised instead, and the answer is 'settled'.
 */
export async function stopPurchase(
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
    await giveBackParts(tx, purchase, 'system', now);
    await setPurchase(tx, purchase, 'CANCELLED', { why }, 'system', now);
    await forgetUnpaidGuest(tx, purchase);
  });
}

/** The provider's intent; null when it was never opened and cannot be, so that nobody can ever pay it. */
async function openedIntent(services: Services, purchase: PurchaseRow): Promise<Intent | null> {
  try {
    return await ensureIntent(services, purchase);
  } catch (error) {
    const forGood = error instanceof PaymentsRefused || error instanceof Refused;
    if (forGood && !purchase.intentId) return null;
    throw error;
  }
}
