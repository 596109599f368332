import { type UserGroup, userGroups } from '@studio/domain/people/groups';
import { roleLabels } from '@studio/domain/people/role-labels';
import type { GenericEmailDetails, StudioContact } from './email-details.ts';

export interface TeamInvitationNotification {
  kind: 'invitation';
  temporaryPassword: string;
  /** Days until the temporary password expires. */
  days: number;
  /** Name of the team member who invites; null if unknown, such as for the first owner. */
  inviter: string | null;
  /** Group of the role, such as 'STAFF'; null if unknown. */
  group: string | null;
}

const articles: Record<UserGroup, string> = { ADMIN: 'an ', STAFF: '', TRAINER: 'an ' };

/** Says what each role can do after the first login. */
const abilities: Record<UserGroup, string> = {
  ADMIN: 'You’ll be able to use all staff tools, including settings, prices and roles.',
  STAFF: 'You’ll be able to check clients in, and to manage the timetable, clients and payments.',
  TRAINER: 'You’ll be able to see your own classes and check your clients in.',
};

/** Returns the text of an invitation to the team: who invites, for which role, and how to log in. */
export function getTeamInvitationEmailText(
  studio: StudioContact,
  { temporaryPassword, days, inviter, group }: TeamInvitationNotification,
): Omit<GenericEmailDetails, 'studio'> {
  const role = userGroups.find((known) => known === group);
  const asRole = role ? ` as ${articles[role]}${roleLabels[role]}` : '';
  const team = `the ${studio.name} team`;
  const subject = `${inviter ? `${inviter} invited you` : 'You’ve been invited'} to join ${role ? `${studio.name}${asRole}` : team}`;
  const news = `${inviter ? `${inviter} has invited you` : 'You’ve been invited'} to join ${team}${asRole}.`;
  return {
    subject,
    title: `Join ${team}`,
    lead: role ? `${news} ${abilities[role]}` : news,
    code: {
      caption: 'Temporary password',
      code: temporaryPassword,
      hint: `It expires in ${days} days. After that, ask ${inviter || studio.name} for a new invitation.`,
    },
    action: { label: 'Log in', href: `${studio.siteUrl}/login` },
    note: {
      text: 'Log in with this email address and the temporary password. You’ll then choose your own password.',
    },
    footer: {
      text: `You’re getting this email because ${inviter || studio.name} invited you to ${inviter ? team : 'its team'}. If you weren’t expecting it, reply to this email.`,
    },
  };
}
