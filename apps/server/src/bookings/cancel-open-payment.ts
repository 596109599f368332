import { and, eq } from 'drizzle-orm';
import { type PaymentIntent, PaymentsRejectedError } from '../integrations/payments/port.ts';
import { findOpenPayment, type PaymentRow } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { releasePromoUse } from '../promotions/use-promo.ts';
import { finalisePayment } from './finalise-payment.ts';
import type { HoldRow } from './hold-store.ts';
import { ensurePaymentIntent, findPaymentIntent } from './payment-intent.ts';

/**
 * Makes sure that nobody can pay for a hold any more, before it is released or changed: its intent is cancelled at the
 * provider first. If it had succeeded meanwhile it is finalised instead, and the answer is 'paid'. What cannot be stopped
 * just now stays open, and throws `PaymentsUnavailable`; the sweeper comes back to it.
 */
export async function cancelOpenPayment(
  services: Services,
  hold: Pick<HoldRow, 'branchId' | 'id'>,
  why: string,
): Promise<'stopped' | 'paid'> {
  const payment = await findOpenPayment(services.database, hold.branchId, hold.id);
  if (!payment) return 'stopped';
  return cancelPayment(services, payment, why);
}

/** The same for one payment. */
export async function cancelPayment(
  services: Services,
  payment: PaymentRow,
  why: string,
): Promise<'stopped' | 'paid'> {
  const opened = await openedIntent(services, payment);
  const intent = opened && (await services.payments.cancelIntent(opened.id));
  if (intent?.status === 'succeeded') {
    await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    return 'paid';
  }
  await markPaymentCancelled(services, payment, why);
  return 'stopped';
}

/**
 * The provider's intent; null when there is none that anybody could ever pay. One for a saved card takes the money as it
 * is made: it is only looked for. What the provider makes of an earlier question after that comes to a closed payment,
 * and goes back.
 */
async function openedIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent | null> {
  try {
    return await (payment.order.charged ? findPaymentIntent : ensurePaymentIntent)(services, payment);
  } catch (error) {
    if (error instanceof PaymentsRejectedError && !payment.intentId) return null;
    throw error;
  }
}

/** Writes that a payment will never be made; the use of its code is free again. */
export async function markPaymentCancelled(
  services: Services,
  payment: PaymentRow,
  why: string,
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
        why,
      },
    ]);
  });
}
