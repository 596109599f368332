import type { InviteTeamMemberResponse } from '@studio/contracts/staff-team';
import type { UserGroup } from '@studio/domain/people/groups';

export const roleText: readonly { group: UserGroup; label: string; text: string }[] = [
  { group: 'ADMIN', label: 'Owner', text: 'Everything, with settings, prices and roles.' },
  { group: 'STAFF', label: 'Staff', text: 'The door, the timetable, people and money.' },
  { group: 'TRAINER', label: 'Instructor', text: 'Their own classes and rosters.' },
];

export const inviteText: Record<InviteTeamMemberResponse['result'], (email: string) => string> = {
  invited: (email) => `${email} is invited. A password to begin with is in the mail, good for 7 days.`,
  'invited-again': (email) => `${email} is invited again, with a new password in the mail.`,
  replaced: (email) =>
    `${email} is invited. Somebody had signed up with that address and never confirmed it; that is gone.`,
  joined: (email) => `${email} has an account, and is one of the team now.`,
};
