import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-setup';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { closeSite, confirmTerms, openSite } from './change-site-state.ts';
import { readSetup } from './read-setup.ts';

/** Only owners may make these calls (handbook: roles 6). */
const owners = { groups: ['ADMIN'] } as const;

/** Registers the owner's routes that set up a studio and open its site. Each returns the state afterwards. */
export function registerSetupRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.setupGet,
    policy: owners,
    request: contract.getSetupRequest,
    response: contract.getSetupResponse,
    handle: ({ branchId }) => readSetup(services, branchId),
  });
  registerApiRoute(app, services, {
    path: paths.setupConfirmTerms,
    policy: owners,
    request: contract.confirmSetupTermsRequest,
    response: contract.getSetupResponse,
    handle: async ({ branchId, termsVersion: version }, caller) => {
      await confirmTerms(services, { branchId, version }, getStaffActor(caller));
      return readSetup(services, branchId);
    },
  });
  registerApiRoute(app, services, {
    path: paths.setupOpen,
    policy: owners,
    request: contract.openSiteRequest,
    response: contract.getSetupResponse,
    handle: async ({ branchId }, caller) => {
      await openSite(services, branchId, getStaffActor(caller));
      return readSetup(services, branchId);
    },
  });
  registerApiRoute(app, services, {
    path: paths.setupClose,
    policy: owners,
    request: contract.closeSiteRequest,
    response: contract.getSetupResponse,
    handle: async ({ branchId }, caller) => {
      await closeSite(services, branchId, getStaffActor(caller));
      return readSetup(services, branchId);
    },
  });
}
