import { listSessionMovementsRequest, listSessionMovementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { listSessionMovements } from './list-session-movements.ts';

export function registerSessionMovementRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.movements,
    policy: 'member',
    request: listSessionMovementsRequest,
    response: listSessionMovementsResponse,
    handle: ({ branchId, entitlementId }, { principal }) =>
      listSessionMovements(services, {
        branchId,
        entitlementId,
        memberId: requirePrincipal(principal).userId,
      }),
  });
}
