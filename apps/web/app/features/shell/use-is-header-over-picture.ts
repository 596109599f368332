import { useMatches } from 'react-router';

/**
 * Whether the page begins with a picture that the header lies over: its route says so by `handle.overPicture`, and
 * its data has come; what stands in place of a failed page begins below the header.
 */
export function useIsHeaderOverPicture(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined && (handle as { overPicture?: boolean } | undefined)?.overPicture === true,
  );
}
