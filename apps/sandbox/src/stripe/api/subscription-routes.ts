import { advanceToNow } from '../billing/advance-to-time.ts';
import { changeSubscription } from '../billing/change-subscription.ts';
import { createSubscription } from '../billing/create-subscription.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import type { Subscription } from '../objects/api-objects.ts';
import { lockObject } from '../objects/object-store.ts';
import { type ApiCall, type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { createInvalidRequestError, createMissingResourceError } from './api-error.ts';
import { readText } from './form.ts';
import { listObjects } from './list.ts';
import { createRetrieveRoute } from './read-routes.ts';

const whenCreating = `cancel_at_period_end customer default_payment_method expand items metadata off_session
  payment_behavior payment_settings`;
const whenChanging = 'cancel_at_period_end default_payment_method expand metadata pause_collection';
const over = ['canceled', 'incomplete_expired'];

export const subscriptionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/subscriptions',
    accepts: parseParameterNames(whenCreating),
    handle: async (call) => createResponse(await createSubscription(call)),
  },
  createRetrieveRoute('subscription', '/subscriptions'),
  {
    method: 'GET',
    path: '/subscriptions',
    accepts: parseParameterNames('created customer expand limit starting_after ending_before status'),
    handle: async (call) => {
      // Ended subscriptions are listed only on request.
      const status = readText(call.form, 'status');
      const living = ['incomplete', 'active', 'past_due', 'trialing', 'unpaid', 'paused'];
      const fields = status === 'all' ? {} : { status: status ?? living };
      return createResponse(await listObjects(call, 'subscription', '/v1/subscriptions', fields));
    },
  },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    accepts: parseParameterNames(whenChanging),
    handle: async (call) => {
      const [timed, subscription] = await lockSubscription(call);
      return createResponse(await changeSubscription(timed, subscription));
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    accepts: parseParameterNames('cancellation_details expand invoice_now prorate'),
    handle: async (call) => {
      const [timed, subscription] = await lockSubscription(call);
      if (over.includes(subscription.status))
        throw createMissingResourceError('subscription', subscription.id, 'id');
      if (call.form.prorate === 'true' || call.form.invoice_now === 'true') {
        throw createInvalidRequestError('The sandbox doesn’t support prorations.');
      }
      return createResponse(await endSubscription(timed, subscription, 'cancellation_requested'));
    },
  },
];

/** Locks the subscription, runs its due billing steps, and returns it with the call at its own time. */
async function lockSubscription(call: ApiCall): Promise<[ApiCall, Subscription]> {
  const id = call.params.id ?? '';
  const now = await advanceToNow(call.db, id, call.now);
  return [{ ...call, now }, await lockObject(call.db, 'subscription', id)];
}
