/** First parts of the paths of the team's tools, where people stand by name, and of what logs somebody in. */
const closed: ReadonlySet<string> = new Set(['admin', 'auth', 'scan', 'trainer']);

/**
 * Whether others may read a page and its address: not the team's tools, nor an address that opens something with its key or
 * brings a code to log in.
 */
export function isTrackablePage({ pathname, search }: { pathname: string; search: string }): boolean {
  return !closed.has(pathname.split('/')[1] ?? '') && !/[?&]k=/.test(search);
}
