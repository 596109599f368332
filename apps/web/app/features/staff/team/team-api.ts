import { paths } from '@studio/contracts/paths';
import type { InviteTeamMemberResponse, ListTeamResponse, TeamMember } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';
import { browserApi } from '../../../lib/api/browser-api.ts';

export const loadTeam = () => browserApi().call<ListTeamResponse>(paths.teamList, {});

export const inviteToTeam = (email: string, group: UserGroup) =>
  browserApi().call<InviteTeamMemberResponse>(paths.teamInvite, { email, group });

export const changeRole = (role: Pick<TeamMember, 'userId' | 'groups' | 'instructorId'>) =>
  browserApi().call(paths.teamChange, { ...role });
