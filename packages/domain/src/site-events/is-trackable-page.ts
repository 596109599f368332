/**
 * First path segments of team tools, which show names, and of the login callback (`auth`), whose URL contains a login
 * code.
 */
const untrackedSegments: ReadonlySet<string> = new Set(['admin', 'auth', 'scan', 'trainer']);

/**
 * Returns whether third-party scripts may see a page and its URL. Excludes team tools, the login callback, and URLs
 * with an access key or the key of a preview.
 */
export function isTrackablePage({ pathname, search }: { pathname: string; search: string }): boolean {
  return !untrackedSegments.has(pathname.split('/')[1] ?? '') && !/[?&](?:k|preview)=/.test(search);
}
