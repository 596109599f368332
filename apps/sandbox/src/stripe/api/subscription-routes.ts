import { broughtToNow } from '../billing/bring-to.ts';
import { changeSubscription } from '../billing/change-subscription.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { openSubscription } from '../billing/open-subscription.ts';
import type { Subscription } from '../objects/api-objects.ts';
import { lockObject } from '../objects/object-store.ts';
import { invalidRequest, missingResource } from './api-error.ts';
import { type ApiCall, type ApiRoute, answer, names } from './call.ts';
import { textOf } from './form.ts';
import { listFor } from './list.ts';
import { retrieval } from './retrieval.ts';

const whenCreating = `cancel_at_period_end customer default_payment_method expand items metadata off_session
  payment_behavior payment_settings`;
const whenChanging = 'cancel_at_period_end default_payment_method expand metadata pause_collection';
const over = ['canceled', 'incomplete_expired'];

export const subscriptionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/subscriptions',
    accepts: names(whenCreating),
    handle: async (call) => answer(await openSubscription(call)),
  },
  retrieval('subscription', '/subscriptions'),
  {
    method: 'GET',
    path: '/subscriptions',
    accepts: names('created customer expand limit starting_after ending_before status'),
    handle: async (call) => {
      // What is over is left out unless it is asked for.
      const status = textOf(call.form, 'status');
      const living = ['incomplete', 'active', 'past_due', 'trialing', 'unpaid', 'paused'];
      const fields = status === 'all' ? {} : { status: status ?? living };
      return answer(await listFor(call, 'subscription', '/v1/subscriptions', fields));
    },
  },
  {
    method: 'POST',
    path: '/subscriptions/:id',
    accepts: names(whenChanging),
    handle: async (call) => {
      const [timed, subscription] = await locked(call);
      return answer(await changeSubscription(timed, subscription));
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    accepts: names('cancellation_details expand invoice_now prorate'),
    handle: async (call) => {
      const [timed, subscription] = await locked(call);
      if (over.includes(subscription.status)) throw missingResource('subscription', subscription.id, 'id');
      if (call.form.prorate === 'true' || call.form.invoice_now === 'true') {
        throw invalidRequest('The sandbox ends subscriptions without prorations.');
      }
      return answer(await endSubscription(timed, subscription, 'cancellation_requested'));
    },
  },
];

/** The subscription with its row locked, and the call at the subscription's own time. */
async function locked(call: ApiCall): Promise<[ApiCall, Subscription]> {
  const id = call.params.id ?? '';
  const now = await broughtToNow(call.db, id, call.now);
  return [{ ...call, now }, await lockObject(call.db, 'subscription', id)];
}
