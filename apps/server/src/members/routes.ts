import {
  getUserRequest,
  getUserResponse,
  upsertUserRequest,
  upsertUserResponse,
} from '@studio/contracts/members';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { ensureMember, type LinkGuestRecords } from './ensure-member.ts';
import { saveProfile } from './save-profile.ts';

/** Registers the routes of a member's own profile (handbook: accounts 4). */
export function registerMemberRoutes(
  app: FastifyInstance,
  services: Services,
  linkGuestRecords: LinkGuestRecords,
): void {
  registerApiRoute(app, services, {
    path: paths.userUpsert,
    // Right after sign-up, a user has no token yet.
    policy: 'anyone',
    request: upsertUserRequest,
    response: upsertUserResponse,
    handle: async ({ user }, caller) => {
      rateLimitWrites(services, caller);
      if (caller.principal?.userId === user.userId) await saveProfile(services, user, linkGuestRecords);
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.userGet,
    policy: 'member',
    request: getUserRequest,
    response: getUserResponse,
    handle: async (_body, { principal }) => {
      const { userId, groups } = requirePrincipal(principal);
      const { email, firstName, lastName, title, phone } = await ensureMember(
        services,
        userId,
        linkGuestRecords,
      );
      // Also links bookings that the member has made as a guest since their profile was created.
      if (email) await services.database.transaction((tx) => linkGuestRecords(tx, { userId, email }));
      const user = { userId, email, firstName, lastName, title, phone, groups: [...groups] };
      return { ok: true as const, user };
    },
  });
}
