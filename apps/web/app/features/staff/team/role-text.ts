import type { InviteTeamMemberResponse, TeamMember } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';
import { roleLabels } from '@studio/domain/people/role-labels';
import { formatList, selectPlural } from '@studio/domain/text/format';

export const roleText: readonly { group: UserGroup; label: string; text: string }[] = [
  { group: 'ADMIN', label: roleLabels.ADMIN, text: 'Full access, including settings, prices and roles.' },
  { group: 'STAFF', label: roleLabels.STAFF, text: 'Check-in, timetable, clients and payments.' },
  { group: 'TRAINER', label: roleLabels.TRAINER, text: 'Their own classes and rosters.' },
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

/** Says what removing a team member removes, and what stays. */
export function describeRemoval({
  groups,
  instructorId,
}: Pick<TeamMember, 'groups' | 'instructorId'>): string {
  const labels = roleText.filter(({ group }) => groups.includes(group)).map(({ label }) => label);
  const roles = `They’ll lose the ${formatList(labels)} ${selectPlural(labels.length, 'role', 'roles')} and access to the staff tools.`;
  const classes = instructorId ? ' Their classes stay on the timetable.' : '';
  return `${roles}${classes} Their client account and bookings stay. You can invite them again.`;
}
