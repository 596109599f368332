import { paths } from '@studio/contracts/paths';
import type { TeamInviteAnswer, TeamListAnswer, TeamMember } from '@studio/contracts/staff-team';
import type { Group } from '@studio/domain/people/groups';
import { browserApi } from '../../lib/browser-api.ts';

export const loadTeam = () => browserApi().call<TeamListAnswer>(paths.teamList, {});

export const inviteToTeam = (email: string, group: Group) =>
  browserApi().call<TeamInviteAnswer>(paths.teamInvite, { email, group });

export const changeRole = (role: Pick<TeamMember, 'userId' | 'groups' | 'instructorId'>) =>
  browserApi().call(paths.teamChange, { ...role });
