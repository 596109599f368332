import { StaticShell } from '../../lib/static-shell.tsx';
import { useRootData } from '../../lib/use-root-data.ts';
import { useHeaderHeight } from './use-header-height.ts';
import { useHeaderScript } from './use-header-script.ts';
import { useIsHeaderOverPicture } from './use-is-header-over-picture.ts';
import { useIsScrolled } from './use-is-scrolled.ts';

/**
 * The fixed header and the space that it takes from the page: 96 high, 64 once shrunk; 72 on phones, always. Over a
 * page's first picture it takes no space and lies on the light of it until people scroll. What is in it
 * (header-content.tsx) comes with the document and stays.
 */
export function Header() {
  const scrolled = useIsScrolled();
  // What stands above the page would lie over its picture as well.
  const banner = useRootData()?.banner;
  const over = useIsHeaderOverPicture() && !banner;
  const { header, space } = useHeaderHeight();
  useHeaderScript(header);
  return (
    <>
      <header
        ref={header}
        data-header={scrolled ? 'shrunk' : 'full'}
        data-over={(over && !scrolled) || undefined}
        className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height) transition-[height] duration-panel ease-settle"
      >
        <StaticShell part="header" />
      </header>
      {!over && <div ref={space} className="h-(--header-full) shrink-0" aria-hidden="true" />}
    </>
  );
}
