import { paths } from '@studio/contracts/paths';
import { getActivityLogRequest, getActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import type { Services } from '../../platform/services.ts';
import { readActivityLog } from './read-activity-log.ts';

export function registerActivityLogRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.log,
    // Only owners may make this call (handbook: roles 6).
    policy: { groups: ['ADMIN'] },
    request: getActivityLogRequest,
    response: getActivityLogResponse,
    handle: async (body) => ({ ok: true as const, ...(await readActivityLog(services, body)) }),
  });
}
