/** Pages that `RequireAccess` always protects. Settings protect more, such as /about. */
const teamPaths = /^\/(admin|trainer|scan)(\/|$)/;
const memberPaths = /^\/(account|security|bookings)(\/|$)/;

/** Returns a path without query and hash, as the router compares paths: in lower case, without a trailing slash. */
export function toPagePath(path: string): string {
  const [page = ''] = path.split(/[?#]/);
  return page.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** Returns whether only the team may see the page. `guardedPages` are the pages that the settings protect. */
export function isTeamPath(path: string, guardedPages: readonly string[]): boolean {
  const page = toPagePath(path);
  return teamPaths.test(page) || guardedPages.includes(page);
}

/**
 * Returns whether visitors who open the page are redirected to a login. Includes /about, which the settings protect
 * unless an owner has opened it.
 */
export function isGuardedPath(path: string): boolean {
  const page = toPagePath(path);
  return isTeamPath(page, ['/about']) || memberPaths.test(page);
}
