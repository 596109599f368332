import type Stripe from 'stripe';
import { invalidRequest } from '../api/api-error.ts';
import type { Work } from '../api/call.ts';
import { listOf } from '../api/list.ts';
import { recordEvent } from './event.ts';
import { getObject, idOf, noteHidden, saveObject } from './object-store.ts';

/** Takes a card off its customer, for good; what it was the default of has none any more. */
export async function detachMethod(work: Work, method: Stripe.PaymentMethod): Promise<Stripe.PaymentMethod> {
  const { db } = work;
  const owner = idOf(method.customer);
  if (!owner) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const customer = await getObject(db, 'customer', owner);
  if (idOf(customer.invoice_settings.default_payment_method) === method.id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    await saveObject(db, 'customer', { ...customer, invoice_settings: settings });
  }
  const { data } = await listOf(db, 'subscription', { customer: owner }, { limit: 100 }, '');
  for (const subscription of data) {
    if (idOf(subscription.default_payment_method) !== method.id) continue;
    await saveObject(db, 'subscription', { ...subscription, default_payment_method: null });
  }
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  await noteHidden(db, method.id, { isDetached: true, isSaved: false });
  await saveObject(db, 'payment_method', detached);
  await recordEvent(work, 'payment_method.detached', detached, { customer: owner });
  return detached;
}
