import { paths } from '@studio/contracts/paths';
import {
  exportSubscribersRequest,
  exportSubscribersResponse,
  listSubscribersRequest,
  listSubscribersResponse,
  removeSubscriberRequest,
  staffOkResponse,
} from '@studio/contracts/staff-messages';
import { staffToolGroups } from '@studio/domain/people/groups';
import { toLondonDate } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { removeSubscriber } from '../../newsletter/remove-subscriber.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';

const policy = { groups: staffToolGroups };

/** Registers the staff routes that list, unsubscribe and export newsletter subscribers. */
export function registerSubscriberRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.subscribers,
    policy,
    request: listSubscribersRequest,
    response: listSubscribersResponse,
    handle: async ({ branchId, state, search, after }) => ({
      ok: true as const,
      ...(await listSubscribers(services, { branchId, state, search, after })),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.subscriberRemove,
    policy,
    request: removeSubscriberRequest,
    response: staffOkResponse,
    handle: async ({ branchId, subscriberId }, caller) => {
      await removeSubscriber(services, { branchId, id: subscriberId, by: getStaffActor(caller) });
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.subscribersExport,
    policy,
    recentLogin: true,
    request: exportSubscribersRequest,
    response: exportSubscribersResponse,
    handle: async ({ branchId }, caller) => ({
      ok: true as const,
      fileName: `newsletter-${toLondonDate(services.clock.now())}.csv`,
      ...(await exportSubscribers(services, branchId, getStaffActor(caller))),
    }),
  });
}
