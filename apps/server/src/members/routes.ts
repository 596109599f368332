import {
  userGetAnswer,
  userGetRequest,
  userUpsertAnswer,
  userUpsertRequest,
} from '@studio/contracts/members';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { type JoinGuestBookings, meetMember } from './meet-member.ts';
import { saveProfile } from './save-profile.ts';

/** The calls about a member's own profile (handbook: accounts 4). */
export function memberRoutes(app: FastifyInstance, services: Services, join: JoinGuestBookings): void {
  callRoute(app, services, {
    path: paths.userUpsert,
    // Right after sign-up nobody has a token yet.
    policy: 'anyone',
    request: userUpsertRequest,
    answer: userUpsertAnswer,
    handle: async ({ user }, caller) => {
      limitChanges(services, caller);
      if (caller.principal?.userId === user.userId) await saveProfile(services, user, join);
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.userGet,
    policy: 'member',
    request: userGetRequest,
    answer: userGetAnswer,
    handle: async (_body, { principal }) => {
      const { userId, groups } = memberOf(principal);
      const { email, firstName, lastName, title, phone } = await meetMember(services, userId, join);
      // Also what was booked without logging in since then.
      if (email) await services.database.transaction((tx) => join(tx, { userId, email }));
      const user = { userId, email, firstName, lastName, title, phone, groups: [...groups] };
      return { ok: true as const, user };
    },
  });
}
