import type { FastifyInstance } from 'fastify';
import { listOf } from '../api/list.ts';
import type { Surroundings } from '../api/serve-call.ts';
import { type MoveOn, moveOn } from '../billing/move-on.ts';
import { latestInvoice } from '../billing/next-step.ts';
import { catchUp } from '../catch-up.ts';
import { findObject, idOf } from '../objects/object-store.ts';
import { itemOf } from '../objects/subscription.ts';
import { pageHeaders, sandboxPage } from './html.ts';
import { type ShownSubscription, subscriptionsPage } from './subscriptions-page.ts';

const steps: MoveOn['by'][] = ['month', 'renewal', 'retry'];

/** Registers the page that shows the subscriptions and lets time pass for them. */
export function registerSubscriptionPages(scope: FastifyInstance, { database, now }: Surroundings): void {
  scope.get('/subscriptions', async (_request, reply) => {
    await catchUp(database, now());
    const status = ['active', 'past_due', 'incomplete'];
    const { data } = await listOf(database, 'subscription', { fields: { status } }, { limit: 50 }, '');
    const shown: ShownSubscription[] = [];
    for (const subscription of data) {
      shown.push({
        subscription,
        customer: await findObject(database, 'customer', idOf(subscription.customer) ?? ''),
        product: await findObject(database, 'product', idOf(itemOf(subscription).price.product) ?? ''),
        latest: await latestInvoice(database, subscription),
      });
    }
    return reply.headers(pageHeaders).send(subscriptionsPage(shown));
  });
  scope.post<{ Body: { by?: unknown; subscription?: unknown } | undefined }>(
    '/subscriptions',
    async (request, reply) => {
      const { by, subscription } = request.body ?? {};
      const step = steps.find((each) => each === by);
      // Only this page's own buttons: another site's form comes with another origin.
      const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (!isOwn || !step || typeof subscription !== 'string') {
        return reply
          .code(400)
          .headers(pageHeaders)
          .send(sandboxPage('Not done', '<h1>That could not be done.</h1>'));
      }
      await moveOn(database, now(), { by: step, subscription });
      return reply.redirect(request.url.split('?')[0] ?? '', 303);
    },
  );
}
