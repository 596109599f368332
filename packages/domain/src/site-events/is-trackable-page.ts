/** First path segments of team tools, which show names, and of login pages. */
const untrackedSegments: ReadonlySet<string> = new Set(['admin', 'auth', 'scan', 'trainer']);

/**
 * Returns whether third-party scripts may see a page and its URL. Excludes team tools, and URLs with an access key, the
 * key of a preview or a login code.
 */
export function isTrackablePage({ pathname, search }: { pathname: string; search: string }): boolean {
  return !untrackedSegments.has(pathname.split('/')[1] ?? '') && !/[?&](?:k|preview)=/.test(search);
}
