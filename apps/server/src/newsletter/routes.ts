import {
  confirmAnswer,
  confirmRequest,
  subscribeAnswer,
  subscribeRequest,
  unsubscribeAnswer,
  unsubscribeRequest,
} from '@studio/contracts/newsletter';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { askerOf, callRoute } from '../platform/call-route.ts';
import { guardForm } from '../platform/form-guard.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { takeOneClick } from '../platform/one-click.ts';
import type { Services } from '../platform/services.ts';
import { confirm } from './confirm.ts';
import { unsubscribePage } from './keys.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The list (handbook: emails 8): asking for a place, confirming, leaving. */
export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.newsletterSubscribe,
    policy: 'anyone',
    request: subscribeRequest,
    answer: subscribeAnswer,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.newsletterSubscribe, body, caller);
      // What a machine has filled in is answered like all else; the list keeps people only.
      if (!spam) await subscribe(services, { ...body, asker: askerOf(caller) });
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.newsletterConfirm,
    policy: 'anyone',
    request: confirmRequest,
    answer: confirmAnswer,
    handle: async ({ branchId, key }, caller) => {
      limitChanges(services, caller);
      const { clientId } = caller;
      return { ok: true as const, ...(await confirm(services, { branchId, key, clientId })) };
    },
  });
  app.register(async (scope) => {
    const { branchId: branch } = services.config;
    takeOneClick(scope, {
      page: unsubscribePage,
      stop: (key) => unsubscribe(services, { branchId: branch, key, by: 'one-click' }),
    });
    callRoute(scope, services, {
      path: paths.newsletterUnsubscribe,
      policy: 'anyone',
      request: unsubscribeRequest,
      answer: unsubscribeAnswer,
      handle: async ({ branchId, key }, caller) => {
        limitChanges(services, caller);
        return { ok: true as const, ...(await unsubscribe(services, { branchId, key, by: 'page' })) };
      },
    });
  });
}
