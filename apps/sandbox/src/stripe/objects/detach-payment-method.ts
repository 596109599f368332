import type { WorkContext } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import { toListObject } from '../api/list.ts';
import type { PaymentMethod } from './api-objects.ts';
import { recordEvent } from './event.ts';
import { getId, getObject, lockObject, saveHiddenData, saveObject } from './object-store.ts';

/** Detaches a card from its customer permanently. The card is then no default card either. */
export async function detachPaymentMethod(work: WorkContext, id: string): Promise<PaymentMethod> {
  const { db } = work;
  const owner = getId((await getObject(db, 'payment_method', id, 'payment_method')).customer);
  if (owner) await clearDefault(work, owner, id);
  const method = await lockObject(db, 'payment_method', id, 'payment_method');
  if (!owner || !method.customer) {
    throw createInvalidRequestError(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached: PaymentMethod = { ...method, customer: null };
  await saveHiddenData(db, id, { isDetached: true, isSaved: false });
  await saveObject(db, 'payment_method', detached);
  await recordEvent(work, 'payment_method.detached', detached, { customer: owner });
  return detached;
}

/**
 * Removes a card as the default of its customer and subscriptions. Locks subscriptions before cards, in the same order
 * as billing does.
 */
async function clearDefault({ db }: WorkContext, owner: string, method: string): Promise<void> {
  const { data } = await toListObject(db, 'subscription', { customer: owner }, { limit: 100 }, '');
  for (const { id } of data) {
    const subscription = await lockObject(db, 'subscription', id);
    if (getId(subscription.default_payment_method) !== method) continue;
    await saveObject(db, 'subscription', { ...subscription, default_payment_method: null });
  }
  const customer = await lockObject(db, 'customer', owner);
  if (getId(customer.invoice_settings.default_payment_method) !== method) return;
  const settings = { ...customer.invoice_settings, default_payment_method: null };
  await saveObject(db, 'customer', { ...customer, invoice_settings: settings });
}
