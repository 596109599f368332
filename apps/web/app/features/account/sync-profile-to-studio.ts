import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';
import type { Profile } from '../../lib/session/account-types.ts';

/**
 * Tells the booking service who somebody is, after a sign-up and after a profile was saved (handbook: accounts 4).
 * It makes up for a call that failed with the next one of the member, so nobody waits for it or hears of it.
 */
export function syncProfileToStudio({
  userId,
  email,
  firstName,
  lastName,
  title,
  phone,
}: Omit<Profile, 'phoneProven'>): void {
  const user = { userId, email, firstName, lastName, title, phone };
  browserApi()
    .call(paths.userUpsert, { user })
    .catch(() => null);
}
