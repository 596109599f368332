import { isGuardedPath, isTeamPath } from '../../../lib/session/guarded-paths.ts';

/** Fixed texts of the login (handbook: accounts 9). */
export const loginTitle = 'Log in';
export const loginSubtitle = 'Welcome back. Choose a method to continue.';

/**
 * Says where the login leads: to a page for the team, to another page that requires a login, or back to the visitor's
 * page. `guardedPages` are the pages that the settings restrict to the team.
 */
export function describeLoginReason(returnTo: string, guardedPages: readonly string[]): string {
  if (isTeamPath(returnTo, guardedPages))
    return 'That page is for our team. Log in with your team account and we’ll take you there.';
  return isGuardedPath(returnTo)
    ? 'Log in to see that page, and we’ll take you there.'
    : 'Log in, and we’ll take you back to where you were.';
}
