import type { GetUserResponse } from '@studio/contracts/members';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../api/browser-api.ts';
import type { PersonNames } from './account-types.ts';
import { saveMissingNames } from './session.ts';
import { getCurrentUser } from './session-user.ts';

/**
 * Saves the name typed for a booking in the member's account if the account has none. Existing names stay. Runs in the
 * background and ignores failures; the next booking tries again.
 */
export function saveMissingProfileName(typed: PersonNames): void {
  void save(typed).catch(() => null);
}

async function save(typed: PersonNames): Promise<void> {
  const filled = await saveMissingNames(typed);
  if (filled) await browserApi().call(paths.userUpsert, { user: filled });
}

/**
 * Saves the name that the studio has of a client, such as an invited one, in the account if the account has none. Call
 * it after a login. Runs in the background and ignores failures; the next login tries again.
 */
export function saveKnownProfileName(): void {
  const user = getCurrentUser();
  // Without a name, the session shows the start of the email address.
  if (user && user.name === user.email.split('@')[0]) void copyKnownName().catch(() => null);
}

async function copyKnownName(): Promise<void> {
  const { user } = await browserApi().call<GetUserResponse>(paths.userGet, {});
  await saveMissingNames({ firstName: user.firstName ?? '', lastName: user.lastName ?? '' });
}
