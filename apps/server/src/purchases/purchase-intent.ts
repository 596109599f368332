import { and, eq } from 'drizzle-orm';
import {
  type PaymentIntent,
  PaymentsRejectedError,
  PaymentsUnavailableError,
} from '../integrations/payments/port.ts';
import { withCustomer } from '../payments/payment-customer.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/**
 * Returns the provider's intent of a purchase, with a member's saved cards, and creates the intent on the first call.
 * Creation is idempotent by purchase id, so a retry after a crash gets the same intent.
 */
export async function ensurePurchaseIntent(
  services: Services,
  purchase: PurchaseRow,
): Promise<PaymentIntent> {
  if (purchase.intentId) return services.payments.retrieveIntent(purchase.intentId);
  const { branchId, id, memberId, guestHash, name, buyer, cardPence: amountPence, currency } = purchase;
  const create = (customer: { customerId?: string }) =>
    services.payments.createIntent({
      purpose: 'purchase',
      paymentId: id,
      amountPence,
      currency,
      description: name,
      receiptEmail: buyer.email,
      ...customer,
    });
  const intent = await (guestHash
    ? create({})
    : withCustomer(services, memberId, (customerId) => create({ customerId })));
  await services.database.orm
    .update(purchases)
    .set({ intentId: intent.id })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  return intent;
}

/**
 * Returns the payment intent of a purchase for a request, which needs it at once. Throws AppError payment_unavailable
 * if the provider doesn't respond or rejects the request.
 */
export async function requirePurchaseIntent(
  services: Services,
  purchase: PurchaseRow,
): Promise<PaymentIntent> {
  try {
    return await ensurePurchaseIntent(services, purchase);
  } catch (error) {
    const isProviderError =
      error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    if (!isProviderError) throw error;
    services.log.warn(
      { err: error, purchaseId: purchase.id },
      'the payment provider did not create the payment of a purchase',
    );
    throw new AppError('payment_unavailable');
  }
}
