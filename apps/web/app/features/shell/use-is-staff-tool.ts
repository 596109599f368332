import { useMatches, useRouteError } from 'react-router';

/**
 * Whether the page is a tool of the studio's, which has the whole window: its route, or the one around it, says so by
 * `handle.tool`. What stands in place of a failed one is a page like all others.
 */
export function useIsStaffTool(): boolean {
  const failed = Boolean(useRouteError());
  const tool = useMatches().some(({ handle }) => (handle as { tool?: boolean } | undefined)?.tool === true);
  return tool && !failed;
}
