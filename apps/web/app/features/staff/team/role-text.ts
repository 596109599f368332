import type { InviteTeamMemberResponse } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';

export const roleText: readonly { group: UserGroup; label: string; text: string }[] = [
  { group: 'ADMIN', label: 'Owner', text: 'Full access, including settings, prices and roles.' },
  { group: 'STAFF', label: 'Staff', text: 'Check-in, timetable, clients and payments.' },
  { group: 'TRAINER', label: 'Instructor', text: 'Their own classes and rosters.' },
];

export const inviteText: Record<InviteTeamMemberResponse['result'], (email: string) => string> = {
  invited: (email) => `We’ve emailed ${email} an invitation with a temporary password. It expires in 7 days.`,
  reinvited: (email) => `We’ve emailed ${email} another invitation with a new temporary password.`,
  replaced: (email) =>
    `We’ve emailed ${email} an invitation. It replaces an earlier account that no one confirmed.`,
  joined: (email) => `${email} already has an account and is now in the team.`,
  'role-added': (email) => `${email} was already in the team. We’ve added the role.`,
  unchanged: (email) => `${email} is already in the team.`,
};
