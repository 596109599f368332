/** First parts of the paths of the team's tools, where people stand by name. */
const teamTools: ReadonlySet<string> = new Set(['admin', 'scan', 'trainer']);

/** Whether others may read a page and its address: not the team's tools, nor an address that opens something with its key. */
export function isOpenPage({ pathname, search }: { pathname: string; search: string }): boolean {
  return !teamTools.has(pathname.split('/')[1] ?? '') && !/[?&]k=/.test(search);
}
