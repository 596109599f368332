import { formatCount } from '@studio/domain/text/format';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentIntent } from '../../integrations/payments/port.ts';
import type { PaymentRow } from '../../payments/store.ts';
import { payments } from '../../payments/tables.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns the provider's intent of a payment, and creates the intent on the first call. Creation is idempotent by
 * payment id, so a retry after a crash gets the same intent. For a saved card, creating the intent charges the card.
 */
export async function ensurePaymentIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent> {
  if (payment.intentId) return services.payments.retrieveIntent(payment.intentId);
  const { charged } = payment.order;
  const intentInput = {
    purpose: 'class' as const,
    paymentId: payment.id,
    amountPence: payment.amountPence,
    currency: payment.currency,
    description: `Class booking, ${formatCount(payment.places, 'place')}`,
    receiptEmail: payment.order.customer.email,
  };
  const intent = charged
    ? await services.payments.chargeCard({ ...intentInput, ...charged })
    : await services.payments.createIntent(intentInput);
  await services.database.orm
    .update(payments)
    .set({ intentId: intent.id })
    .where(
      and(
        eq(payments.branchId, payment.branchId),
        eq(payments.id, payment.id),
        // Never replaces a saved intent: a browser may already be paying it.
        isNull(payments.intentId),
      ),
    );
  return intent;
}

/**
 * Returns the existing intent of a payment without creating one. Looks up a saved-card charge whose response never
 * arrived.
 */
export async function findPaymentIntent(
  { payments: provider }: Services,
  payment: PaymentRow,
): Promise<PaymentIntent | null> {
  if (payment.intentId) return provider.retrieveIntent(payment.intentId);
  const { charged } = payment.order;
  if (!charged) return null;
  const { id: paymentId, createdAt: since } = payment;
  return provider.findCharge({ customerId: charged.customerId, paymentId, since });
}
