import { paths } from '@studio/contracts/paths';
import {
  cancelClassRequest,
  cancelPreviewAnswer,
  cancelPreviewRequest,
  cancelProgressAnswer,
  cancelProgressRequest,
} from '@studio/contracts/staff-cancel';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { beginCancelling } from '../../bookings/cancel-class.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { previewCancelling } from './preview-cancelling.ts';
import { progressOfCancelling } from './progress-of-cancelling.ts';
import { runCancellations } from './run-cancellations.ts';

/** Cancelling classes that people have booked: what it would do, doing it, and how far it is. */
export function cancelClassRoutes(app: FastifyInstance, services: Services): void {
  const policy = { groups: staffToolGroups };
  callRoute(app, services, {
    path: paths.cancelClassPreview,
    policy,
    request: cancelPreviewRequest,
    answer: cancelPreviewAnswer,
    handle: async ({ branchId, classIds }) => ({
      ok: true as const,
      classes: await previewCancelling(services, branchId, classIds),
    }),
  });
  callRoute(app, services, {
    path: paths.cancelClass,
    policy,
    recentLogin: true,
    request: cancelClassRequest,
    answer: cancelProgressAnswer,
    handle: async (body, caller) => {
      await beginCancelling(services, body, staffActor(caller));
      services.later('cancel classes', () => runCancellations(services));
      const classes = await progressOfCancelling(services, body.branchId, body.classIds);
      return { ok: true as const, classes };
    },
  });
  callRoute(app, services, {
    path: paths.cancelClassProgress,
    policy,
    request: cancelProgressRequest,
    answer: cancelProgressAnswer,
    handle: async ({ branchId, classIds }) => ({
      ok: true as const,
      classes: await progressOfCancelling(services, branchId, classIds),
    }),
  });
}
