import { movementsAnswer, movementsRequest } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { movements } from './movements.ts';

/** The call that tells where a member's sessions came from and went. */
export function movementRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.movements,
    policy: 'member',
    request: movementsRequest,
    answer: movementsAnswer,
    handle: ({ branchId, entitlementId }, { principal }) =>
      movements(services, { branchId, entitlementId, memberId: memberOf(principal).userId }),
  });
}
