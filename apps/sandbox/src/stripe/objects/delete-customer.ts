import type { WorkContext } from '../api/api-call.ts';
import { toListObject } from '../api/list.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import type { DeletedCustomer, Subscription } from './api-objects.ts';
import { detachPaymentMethod } from './detach-payment-method.ts';
import { recordEvent } from './event.ts';
import { eraseCustomerData, getObject, lockObject } from './object-store.ts';

const over: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];

/** Deletes a customer: ends their subscriptions, detaches their cards and keeps only the id. */
export async function deleteCustomer(work: WorkContext, id: string): Promise<DeletedCustomer> {
  const { db } = work;
  await getObject(db, 'customer', id);
  const subscriptions = await toListObject(db, 'subscription', { customer: id }, { limit: 100 }, '');
  for (const { id: subscriptionId } of subscriptions.data) {
    const subscription = await lockObject(db, 'subscription', subscriptionId);
    if (!over.includes(subscription.status))
      await endSubscription(work, subscription, 'cancellation_requested');
  }
  const methods = await toListObject(db, 'payment_method', { customer: id }, { limit: 100 }, '');
  for (const method of methods.data) await detachPaymentMethod(work, method.id);
  const customer = await lockObject(db, 'customer', id);
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  await eraseCustomerData(db, deleted);
  await recordEvent(work, 'customer.deleted', customer);
  return deleted;
}
