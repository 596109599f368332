import { paths } from '@studio/contracts/paths';
import {
  cancelClassRequest,
  getClassCancellationProgressRequest,
  getClassCancellationProgressResponse,
  previewClassCancellationRequest,
  previewClassCancellationResponse,
} from '@studio/contracts/staff-cancel-class';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { getStaffActor } from '../platform/http/get-staff-actor.ts';
import type { Services } from '../platform/services.ts';
import { startClassCancellation } from './cancel-class.ts';
import { previewClassCancellation } from './preview-class-cancellation.ts';
import { readCancellationProgress } from './read-cancellation-progress.ts';
import { runCancellations } from './run-cancellations.ts';

/** Registers the routes that preview, start and follow class cancellations. */
export function registerClassCancellationRoutes(app: FastifyInstance, services: Services): void {
  const policy = { groups: staffToolGroups };
  registerApiRoute(app, services, {
    path: paths.cancelClassPreview,
    policy,
    request: previewClassCancellationRequest,
    response: previewClassCancellationResponse,
    handle: async ({ branchId, classIds }) => ({
      ok: true as const,
      classes: await previewClassCancellation(services, branchId, classIds),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.cancelClass,
    policy,
    recentLogin: true,
    request: cancelClassRequest,
    response: getClassCancellationProgressResponse,
    handle: async (body, caller) => {
      await startClassCancellation(services, body, getStaffActor(caller));
      services.runInBackground('cancel classes', () => runCancellations(services));
      const classes = await readCancellationProgress(services, body.branchId, body.classIds);
      return { ok: true as const, classes };
    },
  });
  registerApiRoute(app, services, {
    path: paths.cancelClassProgress,
    policy,
    request: getClassCancellationProgressRequest,
    response: getClassCancellationProgressResponse,
    handle: async ({ branchId, classIds }) => ({
      ok: true as const,
      classes: await readCancellationProgress(services, branchId, classIds),
    }),
  });
}
