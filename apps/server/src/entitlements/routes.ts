import { entitlementsAnswer, entitlementsRequest } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { accountEntitlements } from './account-entitlements.ts';

/** The calls about what a member has. */
export function entitlementRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.entitlements,
    policy: 'member',
    request: entitlementsRequest,
    answer: entitlementsAnswer,
    handle: ({ branchId }, { principal }) =>
      accountEntitlements(services, branchId, memberOf(principal).userId),
  });
}
