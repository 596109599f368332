import { useMatches } from 'react-router';

/**
 * Returns whether the header lies over the page's hero picture: the route sets `handle.overPicture`, and its
 * data has loaded. The content of error pages starts below the header.
 */
export function useIsHeaderOverPicture(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined && (handle as { overPicture?: boolean } | undefined)?.overPicture === true,
  );
}
