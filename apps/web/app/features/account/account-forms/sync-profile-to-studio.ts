import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';
import type { Profile } from '../../../lib/session/account-types.ts';

/**
 * Sends the profile from the identity service to the booking API, after a sign-up or a profile change
 * (handbook: accounts 4). Doesn't wait for the response. If the request fails after a sign-up, the member's first API call
 * creates the profile. If it fails after a change, the booking API keeps the old details until the member saves the
 * profile again.
 */
export function syncProfileToStudio({
  userId,
  email,
  firstName,
  lastName,
  title,
  phone,
}: Omit<Profile, 'phoneVerified'>): void {
  const user = { userId, email, firstName, lastName, title, phone };
  browserApi()
    .call(paths.userUpsert, { user })
    .catch(() => null);
}
