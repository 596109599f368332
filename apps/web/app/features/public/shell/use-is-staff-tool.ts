import { useMatches, useRouteError } from 'react-router';

/**
 * Returns whether the page is a staff tool that fills the window, because its route or a parent sets
 * `handle.tool`. False for error pages.
 */
export function useIsStaffTool(): boolean {
  const failed = Boolean(useRouteError());
  const tool = useMatches().some(({ handle }) => (handle as { tool?: boolean } | undefined)?.tool === true);
  return tool && !failed;
}
