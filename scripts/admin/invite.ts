import {
  inviteTeamMember,
  type UserPoolAdministrator,
} from '@studio/server/integrations/identity/invite-team-member';
import type { InvitationResult } from '@studio/server/integrations/identity/port';

/**
 * Makes a person an administrator and returns a sentence about the outcome. Throws the errors of `inviteTeamMember`.
 */
export async function inviteAdministrator(pool: UserPoolAdministrator, email: string): Promise<string> {
  return resultTexts[await inviteTeamMember(pool, email, 'ADMIN')](email);
}

const invited = (email: string) =>
  `${email} is invited as an administrator: a password to begin with is in the mail, good for 7 days.`;

const resultTexts: Record<InvitationResult, (email: string) => string> = {
  invited,
  'invited-again': (email) =>
    `${email} was invited before and is invited again: a new password is in the mail.`,
  replaced: (email) =>
    `${invited(email)} Somebody had signed up with that address and never confirmed it; that is gone.`,
  joined: (email) => `${email} has an account, and is an administrator from the next login on.`,
};
