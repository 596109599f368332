import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';
import type { Profile } from '../../../lib/session/account-types.ts';

/**
 * Sends the profile from the identity service to the booking API, after a sign-up or a profile change
 * (handbook: accounts 4). Doesn't wait for the response. If the request fails, the member's next API call updates the
 * profile.
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
