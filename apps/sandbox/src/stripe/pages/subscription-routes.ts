import type { FastifyInstance } from 'fastify';
import { toListObject } from '../api/list.ts';
import type { ServeContext } from '../api/serve-call.ts';
import { advanceSubscriptions, type SubscriptionTimeAdvance } from '../billing/advance-subscriptions.ts';
import { findLatestInvoice } from '../billing/next-billing-step.ts';
import { findObject, getId } from '../objects/object-store.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';
import { runDueWork } from '../run-due-work.ts';
import { pageHeaders, renderSandboxPage } from './html.ts';
import { renderSubscriptionsPage, type SubscriptionView } from './subscriptions-page.ts';

const steps: SubscriptionTimeAdvance['by'][] = ['month', 'renewal', 'retry'];

/** Registers the page that lists the subscriptions and advances their time. */
export function registerSubscriptionPages(scope: FastifyInstance, { database, now }: ServeContext): void {
  scope.get('/subscriptions', async (_request, reply) => {
    await runDueWork(database, now());
    const status = ['active', 'past_due', 'incomplete'];
    const { data } = await toListObject(database, 'subscription', { fields: { status } }, { limit: 50 }, '');
    const shown: SubscriptionView[] = [];
    for (const subscription of data) {
      shown.push({
        subscription,
        customer: await findObject(database, 'customer', getId(subscription.customer) ?? ''),
        product: await findObject(
          database,
          'product',
          getId(getSubscriptionItem(subscription).price.product) ?? '',
        ),
        latest: await findLatestInvoice(database, subscription),
      });
    }
    return reply.headers(pageHeaders).send(renderSubscriptionsPage(shown));
  });
  scope.post<{ Body: { by?: unknown; subscription?: unknown } | undefined }>(
    '/subscriptions',
    async (request, reply) => {
      const { by, subscription } = request.body ?? {};
      const step = steps.find((each) => each === by);
      // Protects against CSRF: only this page's own buttons may post.
      const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (!isOwn || !step || typeof subscription !== 'string') {
        return reply
          .code(400)
          .headers(pageHeaders)
          .send(renderSandboxPage('Subscription not changed', '<h1>Subscription not changed</h1>'));
      }
      await advanceSubscriptions(database, now(), { by: step, subscription });
      return reply.redirect(request.url.split('?')[0] ?? '', 303);
    },
  );
}
