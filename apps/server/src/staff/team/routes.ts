import { paths } from '@studio/contracts/paths';
import {
  teamChangeAnswer,
  teamChangeRequest,
  teamInviteAnswer,
  teamInviteRequest,
  teamListAnswer,
  teamListRequest,
} from '@studio/contracts/staff-team';
import type { FastifyInstance } from 'fastify';
import { NotInvited } from '../../outside/identity/port.ts';
import { memberOf } from '../../platform/access-token.ts';
import { writeAudit } from '../../platform/audit.ts';
import { callRoute } from '../../platform/call-route.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { changeRole } from './change-role.ts';
import { listTeam } from './list-team.ts';

const owners = { groups: ['ADMIN'] } as const;

/** Who works here, and what they may do. */
export function teamRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.teamList,
    policy: owners,
    request: teamListRequest,
    answer: teamListAnswer,
    handle: async ({ branchId }) => ({ ok: true as const, ...(await listTeam(services, branchId)) }),
  });
  callRoute(app, services, {
    path: paths.teamInvite,
    policy: owners,
    recentLogin: true,
    request: teamInviteRequest,
    answer: teamInviteAnswer,
    handle: async ({ branchId, email, group }, caller) => {
      const result = await invited(services, email, group);
      const facts = {
        subject: 'role',
        subjectId: email,
        action: 'INVITED',
        why: 'invited to the team',
      } as const;
      const entry = { branchId, at: services.clock.now(), actor: staffActor(caller), ...facts };
      await writeAudit(services.database, [{ ...entry, detail: { group, result } }]);
      return { ok: true as const, result };
    },
  });
  callRoute(app, services, {
    path: paths.teamChange,
    policy: owners,
    recentLogin: true,
    request: teamChangeRequest,
    answer: teamChangeAnswer,
    handle: async ({ branchId, userId, groups, instructorId }, { principal }) => {
      const byUserId = memberOf(principal).userId;
      await changeRole(services, { branchId, byUserId, userId, groups, instructorId });
      return { ok: true as const };
    },
  });
}

async function invited({ identity }: Services, email: string, group: 'ADMIN' | 'STAFF' | 'TRAINER') {
  try {
    return await identity.invite(email, group);
  } catch (error) {
    if (error instanceof NotInvited) throw new Refused('not_changeable', error.message);
    throw error;
  }
}
