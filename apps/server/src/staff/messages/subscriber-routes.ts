import { paths } from '@studio/contracts/paths';
import {
  staffDoneAnswer,
  subscriberRemoveRequest,
  subscribersAnswer,
  subscribersExportAnswer,
  subscribersExportRequest,
  subscribersRequest,
} from '@studio/contracts/staff-messages';
import { staffToolGroups } from '@studio/domain/people/groups';
import { londonDate } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { removeSubscriber } from '../../newsletter/remove-subscriber.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';

const policy = { groups: staffToolGroups };

/** The newsletter's list: who is on it, one taken off, and the file for those who write it. */
export function subscriberRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.subscribers,
    policy,
    request: subscribersRequest,
    answer: subscribersAnswer,
    handle: async ({ branchId, state, search, after }) => ({
      ok: true as const,
      ...(await listSubscribers(services, { branchId, state, search, after })),
    }),
  });
  callRoute(app, services, {
    path: paths.subscriberRemove,
    policy,
    request: subscriberRemoveRequest,
    answer: staffDoneAnswer,
    handle: async ({ branchId, subscriberId }, caller) => {
      await removeSubscriber(services, { branchId, id: subscriberId, by: staffActor(caller) });
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.subscribersExport,
    policy,
    recentLogin: true,
    request: subscribersExportRequest,
    answer: subscribersExportAnswer,
    handle: async ({ branchId }, caller) => ({
      ok: true as const,
      fileName: `newsletter-${londonDate(services.clock.now())}.csv`,
      ...(await exportSubscribers(services, branchId, staffActor(caller))),
    }),
  });
}
