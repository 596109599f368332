import {
  confirmSubscriptionRequest,
  confirmSubscriptionResponse,
  subscribeRequest,
  subscribeResponse,
  unsubscribeRequest,
  unsubscribeResponse,
} from '@studio/contracts/newsletter';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { registerOneClickUnsubscribe } from '../platform/emails/one-click-unsubscribe.ts';
import { registerApiRoute, toEmailRequester } from '../platform/http/api-route.ts';
import { guardForm } from '../platform/http/form-guard.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { unsubscribePagePath } from './newsletter-link-keys.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Registers the newsletter routes: subscribe, confirm and unsubscribe (handbook: emails 8). */
export function registerNewsletterRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.newsletterSubscribe,
    policy: 'anyone',
    request: subscribeRequest,
    response: subscribeResponse,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.newsletterSubscribe, body, caller);
      // Spam gets the same response, but creates no subscription.
      if (!spam) await subscribe(services, { ...body, requester: toEmailRequester(caller) });
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.newsletterConfirm,
    policy: 'anyone',
    request: confirmSubscriptionRequest,
    response: confirmSubscriptionResponse,
    handle: async ({ branchId, key }, caller) => {
      rateLimitWrites(services, caller);
      const { clientId } = caller;
      return { ok: true as const, ...(await confirmSubscription(services, { branchId, key, clientId })) };
    },
  });
  app.register(async (scope) => {
    const { branchId: branch } = services.config;
    registerOneClickUnsubscribe(scope, {
      page: unsubscribePagePath,
      unsubscribe: (key) => unsubscribe(services, { branchId: branch, key, by: 'one-click' }),
    });
    registerApiRoute(scope, services, {
      path: paths.newsletterUnsubscribe,
      policy: 'anyone',
      request: unsubscribeRequest,
      response: unsubscribeResponse,
      handle: async ({ branchId, key }, caller) => {
        rateLimitWrites(services, caller);
        return { ok: true as const, ...(await unsubscribe(services, { branchId, key, by: 'page' })) };
      },
    });
  });
}
