import { listEntitlementsRequest, listEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { listAccountEntitlements } from './list-account-entitlements.ts';

export function registerEntitlementRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.entitlements,
    policy: 'member',
    request: listEntitlementsRequest,
    response: listEntitlementsResponse,
    handle: ({ branchId }, { principal }) =>
      listAccountEntitlements(services, branchId, requirePrincipal(principal).userId),
  });
}
