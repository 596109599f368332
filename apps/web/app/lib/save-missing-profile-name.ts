import { paths } from '@studio/contracts/paths';
import { browserApi } from './browser-api.ts';
import { saveMissingNames } from './session/account.ts';
import type { PersonNames } from './session/get-missing-names.ts';

/**
 * Keeps the name that who is signed in has typed for a booking, where their account has none: nobody is asked for it
 * again. What the account has stays. Nobody waits for it or hears of it; the next booking asks again when it failed.
 */
export function saveMissingProfileName(typed: PersonNames): void {
  void keep(typed).catch(() => null);
}

async function keep(typed: PersonNames): Promise<void> {
  const filled = await saveMissingNames(typed);
  if (filled) await browserApi().call(paths.userUpsert, { user: filled });
}
