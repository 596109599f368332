import {
  deleteAccountRequest,
  deleteAccountResponse,
  getAccountDataRequest,
  getAccountDataResponse,
} from '@studio/contracts/account-export-and-deletion';
import { paths } from '@studio/contracts/paths';
import { isInAnyGroup, studioTeamGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccountData } from './export-account-data.ts';

/**
 * Tells team members to leave the team first. Otherwise the last owner could delete their account (handbook: roles 4).
 */
const teamMemberText =
  'You’re on the team. Ask an owner to remove you from the team first, then delete your account.';

/** Registers the routes with which members export or delete their own data. */
export function registerAccountDataRightsRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.accountData,
    policy: 'member',
    request: getAccountDataRequest,
    response: getAccountDataResponse,
    handle: async ({ branchId }, caller) => {
      rateLimitWrites(services, caller);
      const memberId = requirePrincipal(caller.principal).userId;
      return { ok: true as const, data: await exportAccountData(services, { branchId, memberId }) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.accountDelete,
    policy: 'member',
    // Accepts closed accounts: a member who never received the response repeats the request and gets the same response.
    forClosed: true,
    request: deleteAccountRequest,
    response: deleteAccountResponse,
    handle: async ({ branchId }, caller) => {
      rateLimitWrites(services, caller);
      const { userId, groups } = requirePrincipal(caller.principal);
      if (isInAnyGroup(groups, studioTeamGroups)) throw new AppError('not_changeable', teamMemberText);
      await deleteAccount(services, { branchId, memberId: userId });
      return { ok: true as const };
    },
  });
}
