import { paths } from '@studio/contracts/paths';
import { browserApi } from '../api/browser-api.ts';
import type { PersonNames } from './account-types.ts';
import { saveMissingNames } from './session.ts';

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
