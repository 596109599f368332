import { paths } from '@studio/contracts/paths';
import {
  changeTeamMemberRequest,
  changeTeamMemberResponse,
  type InviteTeamMemberResponse,
  inviteTeamMemberRequest,
  inviteTeamMemberResponse,
  listTeamRequest,
  listTeamResponse,
} from '@studio/contracts/staff-team';
import { normaliseEmail } from '@studio/domain/people/email';
import type { FastifyInstance } from 'fastify';
import { type IdentityPort, InvitationError, type TeamInvitation } from '../../integrations/identity/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import { requirePrincipal } from '../../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { changeRole } from './change-role.ts';
import { listTeam } from './list-team.ts';

/** Only owners may make these calls (handbook: roles 6). */
const owners = { groups: ['ADMIN'] } as const;

/** Registers the owner's routes of the team and its roles. */
export function registerTeamRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.teamList,
    policy: owners,
    request: listTeamRequest,
    response: listTeamResponse,
    handle: async ({ branchId }) => ({ ok: true as const, ...(await listTeam(services, branchId)) }),
  });
  registerApiRoute(app, services, {
    path: paths.teamInvite,
    policy: owners,
    recentLogin: true,
    request: inviteTeamMemberRequest,
    response: inviteTeamMemberResponse,
    handle: async ({ branchId, email, group }, caller) => {
      const result = await invited(services, { email, group }, requirePrincipal(caller.principal).userId);
      if (result === 'unchanged') return { ok: true as const, result };
      const auditEntry = {
        subject: 'role',
        subjectId: email,
        action: 'INVITED',
        reason: 'invited to the team',
      } as const;
      const entry = { branchId, at: services.clock.now(), actor: getStaffActor(caller), ...auditEntry };
      await writeAudit(services.database, [{ ...entry, detail: { group, result } }]);
      return { ok: true as const, result };
    },
  });
  registerApiRoute(app, services, {
    path: paths.teamChange,
    policy: owners,
    recentLogin: true,
    request: changeTeamMemberRequest,
    response: changeTeamMemberResponse,
    handle: async ({ branchId, userId, groups, instructorId }, { principal }) => {
      const byUserId = requirePrincipal(principal).userId;
      await changeRole(services, { branchId, byUserId, userId, groups, instructorId });
      return { ok: true as const };
    },
  });
}

async function invited(
  { identity }: Services,
  { email, group }: Pick<TeamInvitation, 'email' | 'group'>,
  inviterId: string,
): Promise<InviteTeamMemberResponse['result']> {
  const key = normaliseEmail(email);
  const member = (await identity.listTeam()).find((one) => normaliseEmail(one.email) === key);
  try {
    const inviter = await findInviterName(identity, inviterId);
    const result = await identity.invite({ email, group, inviter });
    if (!member || result !== 'joined') return result;
    return member.groups.includes(group) ? 'unchanged' : 'role-added';
  } catch (error) {
    if (error instanceof InvitationError) throw new AppError('not_changeable', error.message);
    throw error;
  }
}

/** Returns the name of the owner who invites, or their email address if they have no name. */
async function findInviterName(identity: IdentityPort, userId: string): Promise<string | null> {
  const owner = await identity.findUser(userId);
  return [owner?.firstName, owner?.lastName].filter(Boolean).join(' ') || owner?.email || null;
}
