import { paths } from '@studio/contracts/paths';
import { logAnswer, logRequest } from '@studio/contracts/staff-log';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { readLog } from './read-log.ts';

/** What everybody has done, for the owner. */
export function logRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.log,
    policy: { groups: ['ADMIN'] },
    request: logRequest,
    answer: logAnswer,
    handle: async (body) => ({ ok: true as const, ...(await readLog(services, body)) }),
  });
}
