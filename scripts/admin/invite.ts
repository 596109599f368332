import { invite, type PoolAsAdministrator } from '@studio/server/outside/identity/invite';
import type { Invitation } from '@studio/server/outside/identity/port';

/** Makes somebody an administrator, and answers what happened, in a sentence. Throws like `invite`. */
export async function inviteAdministrator(pool: PoolAsAdministrator, email: string): Promise<string> {
  return sentences[await invite(pool, email, 'ADMIN')](email);
}

const invited = (email: string) =>
  `${email} is invited as an administrator: a password to begin with is in the mail, good for 7 days.`;

const sentences: Record<Invitation, (email: string) => string> = {
  invited,
  'invited-again': (email) =>
    `${email} was invited before and is invited again: a new password is in the mail.`,
  replaced: (email) =>
    `${invited(email)} Somebody had signed up with that address and never confirmed it; that is gone.`,
  joined: (email) => `${email} has an account, and is an administrator from the next login on.`,
};
