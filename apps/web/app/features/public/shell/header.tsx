import { StaticShell } from '@studio/islands/static-shell';
import { useMatches } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useHeaderScript } from './use-header-script.ts';
import { useIsScrolled } from './use-is-scrolled.ts';
import { useReserveHeaderSpace } from './use-reserve-header-space.ts';

/**
 * Fixed header, and an element that reserves its space: 96 px high, 64 px once shrunk, always 72 px on
 * phones. On pages that start with a hero picture, the header lies over the picture and reserves no space.
 * Its content (header-content.tsx) is static server markup, which React doesn't replace.
 */
export function Header() {
  const scrolled = useIsScrolled();
  // A header over the picture would also cover the banner, which is above the picture.
  const banner = useRootData()?.banner;
  const over = useIsHeaderOverPicture() && !banner;
  const { header, space } = useReserveHeaderSpace();
  useHeaderScript(header);
  return (
    <>
      <header
        ref={header}
        data-header={scrolled ? 'shrunk' : 'full'}
        data-over-picture={(over && !scrolled) || undefined}
        className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height) transition-[height] duration-panel ease-settle"
      >
        <StaticShell part="header" />
      </header>
      {!over && <div ref={space} className="h-(--header-full) shrink-0" aria-hidden="true" />}
    </>
  );
}

/** Handle of a route whose page can start with a hero picture. */
interface PictureHandle {
  /** Returns whether it does, from the route's data. */
  overPicture?: (loaderData: unknown) => boolean;
}

/**
 * Returns whether the header lies over the page's hero picture: the route's data has loaded, and `handle.overPicture`
 * returns true for it. The content of error pages starts below the header.
 */
function useIsHeaderOverPicture(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined && (handle as PictureHandle | undefined)?.overPicture?.(loaderData) === true,
  );
}
