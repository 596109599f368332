import {
  inviteTeamMember,
  type UserPoolAdministrator,
} from '@studio/server/integrations/identity/invite-team-member';
import type { InvitationResult } from '@studio/server/integrations/identity/port';

/**
 * Makes a person an Owner and returns a sentence about the outcome. Throws the errors of `inviteTeamMember`.
 */
export async function inviteOwner(pool: UserPoolAdministrator, email: string): Promise<string> {
  return resultTexts[await inviteTeamMember(pool, { email, group: 'ADMIN', inviter: null })](email);
}

const invited = (email: string) =>
  `${email} has been invited as an Owner. We’ve emailed a temporary password, valid for 7 days.`;

const resultTexts: Record<InvitationResult, (email: string) => string> = {
  invited,
  reinvited: (email) =>
    `${email} was already invited. We’ve emailed a new temporary password, valid for 7 days.`,
  replaced: (email) =>
    `${invited(email)} This replaces an account that was created with that email address but never verified.`,
  joined: (email) => `${email} already has an account. They’ll become an Owner the next time they log in.`,
};
