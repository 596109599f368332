import { and, eq } from 'drizzle-orm';
import { type Intent, PaymentsRefused, PaymentsUnavailable } from '../outside/payments/port.ts';
import { withCustomer } from '../payments/customer.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/**
 * The provider's intent of a purchase, for members with their own cards. Made on the first call; a process that died between
 * asking for it and writing it down leaves a purchase without one, and asking again gives the same intent.
 */
export async function ensureIntent(services: Services, purchase: PurchaseRow): Promise<Intent> {
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

/** The same for a member who waits: refuses with payment_unavailable when the provider does not answer, or says no. */
export async function intentFor(services: Services, purchase: PurchaseRow): Promise<Intent> {
  try {
    return await ensureIntent(services, purchase);
  } catch (error) {
    const known = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    if (!known) throw error;
    services.log.warn(
      { err: error, purchaseId: purchase.id },
      'the payment provider did not open a purchase',
    );
    throw new Refused('payment_unavailable');
  }
}
