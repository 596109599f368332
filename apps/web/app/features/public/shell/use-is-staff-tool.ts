import { useMatches, useRouteError } from 'react-router';

/**
 * Returns whether the page is a full-window staff tool. The route or a parent sets `handle.tool`. Error pages never
 * are.
 */
export function useIsStaffTool(): boolean {
  const failed = Boolean(useRouteError());
  const tool = useMatches().some(({ handle }) => (handle as { tool?: boolean } | undefined)?.tool === true);
  return tool && !failed;
}
