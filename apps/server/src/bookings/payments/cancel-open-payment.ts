import { and, eq } from 'drizzle-orm';
import { type PaymentIntent, PaymentsRejectedError } from '../../integrations/payments/port.ts';
import { findOpenPayment, type PaymentRow } from '../../payments/store.ts';
import { payments } from '../../payments/tables.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { releasePromoUse } from '../../promotions/record-promo-use.ts';
import type { HoldRow } from '../holds/hold-store.ts';
import { finalisePayment } from './finalise-payment.ts';
import { ensurePaymentIntent, findPaymentIntent } from './payment-intent.ts';

/**
 * Cancels a hold's open payment at the provider. Call it before the hold is released or changed, so that no one can pay
 * for it any more. If the intent has succeeded, finalises the payment and returns 'paid'. Throws
 * `PaymentsUnavailableError` if the provider can't cancel now; the payment stays open for the sweeper.
 */
export async function cancelOpenPayment(
  services: Services,
  hold: Pick<HoldRow, 'branchId' | 'id'>,
  reason: string,
): Promise<'stopped' | 'paid'> {
  const payment = await findOpenPayment(services.database, hold.branchId, hold.id);
  if (!payment) return 'stopped';
  return cancelPayment(services, payment, reason);
}

export async function cancelPayment(
  services: Services,
  payment: PaymentRow,
  reason: string,
): Promise<'stopped' | 'paid'> {
  const opened = await findOpenedIntent(services, payment);
  const intent = opened && (await services.payments.cancelIntent(opened.id));
  if (intent?.status === 'succeeded') {
    await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    return 'paid';
  }
  await markPaymentCancelled(services, payment, reason);
  return 'stopped';
}

/**
 * Returns the provider's intent of a payment; null when no one can pay with an intent any more. Creating the intent of
 * a saved card charges the card at once, so such an intent is only looked up here, never created. If a charge still
 * succeeds later, its payment is closed by then, so the charge is refunded.
 */
async function findOpenedIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent | null> {
  try {
    return await (payment.order.charged ? findPaymentIntent : ensurePaymentIntent)(services, payment);
  } catch (error) {
    if (error instanceof PaymentsRejectedError && !payment.intentId) return null;
    throw error;
  }
}

/** Marks an open payment as cancelled, and releases the use of its promo code. Does nothing if it isn't open any more. */
export async function markPaymentCancelled(
  services: Services,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const closed = await tx.orm
      .update(payments)
      .set({ status: 'CANCELLED', settledAt: now })
      .where(
        and(
          eq(payments.branchId, payment.branchId),
          eq(payments.id, payment.id),
          eq(payments.status, 'OPEN'),
        ),
      )
      .returning({ id: payments.id });
    if (closed.length === 0) return;
    await releasePromoUse(tx, payment.branchId, payment.id, now);
    await writeAudit(tx, [
      {
        branchId: payment.branchId,
        at: now,
        actor: 'system',
        subject: 'payment',
        subjectId: payment.id,
        action: 'CANCELLED',
        reason,
      },
    ]);
  });
}
