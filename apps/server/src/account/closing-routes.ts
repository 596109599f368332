import {
  accountDataAnswer,
  accountDataRequest,
  accountDeleteAnswer,
  accountDeleteRequest,
} from '@studio/contracts/account-closing';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { accountData } from './account-data.ts';
import { deleteAccount } from './delete-account.ts';

/** What a member may always have: their own data, and an end. */
export function closingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.accountData,
    policy: 'member',
    request: accountDataRequest,
    answer: accountDataAnswer,
    handle: async ({ branchId }, caller) => {
      limitChanges(services, caller);
      const memberId = memberOf(caller.principal).userId;
      return { ok: true as const, data: await accountData(services, { branchId, memberId }) };
    },
  });
  callRoute(app, services, {
    path: paths.accountDelete,
    policy: 'member',
    // Whoever was never told that their account is closed asks again, and hears it then.
    forClosed: true,
    request: accountDeleteRequest,
    answer: accountDeleteAnswer,
    handle: async ({ branchId }, caller) => {
      limitChanges(services, caller);
      await deleteAccount(services, { branchId, memberId: memberOf(caller.principal).userId });
      return { ok: true as const };
    },
  });
}
