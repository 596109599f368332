import { invalidRequest } from '../api/api-error.ts';
import type { Work } from '../api/call.ts';
import { listOf } from '../api/list.ts';
import type { PaymentMethod } from './api-objects.ts';
import { recordEvent } from './event.ts';
import { getObject, idOf, lockObject, noteHidden, saveObject } from './object-store.ts';

/** Takes a card off its customer, for good; what it was the default of has none any more. */
export async function detachMethod(work: Work, id: string): Promise<PaymentMethod> {
  const { db } = work;
  const owner = idOf((await getObject(db, 'payment_method', id, 'payment_method')).customer);
  if (owner) await forgetDefault(work, owner, id);
  const method = await lockObject(db, 'payment_method', id, 'payment_method');
  if (!owner || !method.customer) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached: PaymentMethod = { ...method, customer: null };
  await noteHidden(db, id, { isDetached: true, isSaved: false });
  await saveObject(db, 'payment_method', detached);
  await recordEvent(work, 'payment_method.detached', detached, { customer: owner });
  return detached;
}

/** Subscriptions are locked before what they are paid with, as when they are billed. */
async function forgetDefault({ db }: Work, owner: string, method: string): Promise<void> {
  const { data } = await listOf(db, 'subscription', { customer: owner }, { limit: 100 }, '');
  for (const { id } of data) {
    const subscription = await lockObject(db, 'subscription', id);
    if (idOf(subscription.default_payment_method) !== method) continue;
    await saveObject(db, 'subscription', { ...subscription, default_payment_method: null });
  }
  const customer = await lockObject(db, 'customer', owner);
  if (idOf(customer.invoice_settings.default_payment_method) !== method) return;
  const settings = { ...customer.invoice_settings, default_payment_method: null };
  await saveObject(db, 'customer', { ...customer, invoice_settings: settings });
}
