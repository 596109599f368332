import { paths } from '@studio/contracts/paths';
import { browserApi } from './browser-api.ts';
import { fillInNames } from './session/account.ts';
import type { Names } from './session/missing-names.ts';

/**
 * Keeps the name that who is signed in has typed for a booking, where their account has none: nobody is asked for it
 * again. What the account has stays. Nobody waits for it or hears of it; the next booking asks again when it failed.
 */
export function keepNames(typed: Names): void {
  void keep(typed).catch(() => null);
}

async function keep(typed: Names): Promise<void> {
  const filled = await fillInNames(typed);
  if (filled) await browserApi().call(paths.userUpsert, { user: filled });
}
