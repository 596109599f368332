import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import type { PaymentRow } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import type { Services } from '../platform/services.ts';

/**
 * The provider's intent of a payment. Made on the first call; a process that died between asking for it and writing it
 * down leaves a payment without one, and asking again with the same id gives the same intent. One for a saved card is charged with the first
 * call.
 */
export async function ensurePaymentIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent> {
  if (payment.intentId) return services.payments.retrieveIntent(payment.intentId);
  const { charged } = payment.order;
  const wanted = {
    purpose: 'class' as const,
    paymentId: payment.id,
    amountPence: payment.amountPence,
    currency: payment.currency,
    description: `Class booking, ${payment.places} ${payment.places === 1 ? 'place' : 'places'}`,
    receiptEmail: payment.order.customer.email,
  };
  const intent = charged
    ? await services.payments.chargeCard({ ...wanted, ...charged })
    : await services.payments.createIntent(wanted);
  await services.database.orm
    .update(payments)
    .set({ intentId: intent.id })
    .where(
      and(
        eq(payments.branchId, payment.branchId),
        eq(payments.id, payment.id),
        // What is written down already may be on its way to somebody who pays it.
        isNull(payments.intentId),
      ),
    );
  return intent;
}

/** The intent that a payment has by now, asking for none: a charge of a saved card whose answer was lost is looked for. */
export async function findPaymentIntent(
  { payments: door }: Services,
  payment: PaymentRow,
): Promise<PaymentIntent | null> {
  if (payment.intentId) return door.retrieveIntent(payment.intentId);
  const { charged } = payment.order;
  if (!charged) return null;
  const { id: paymentId, createdAt: since } = payment;
  return door.findCharge({ customerId: charged.customerId, paymentId, since });
}
