import { Served } from '../../lib/served.tsx';
import { useFrame } from '../../lib/use-frame.ts';
import { useHeaderScript } from './use-header-script.ts';
import { useHeaderSpace } from './use-header-space.ts';
import { useOverPicture } from './use-over-picture.ts';
import { useScrolled } from './use-scrolled.ts';

/**
 * The fixed header and the space that it takes from the page: 96 high, 64 once shrunk; 72 on phones, always. Over a
 * page's first picture it takes no space and lies on the light of it until people scroll. What is in it
 * (header-content.tsx) comes with the document and stays.
 */
export function Header() {
  const scrolled = useScrolled();
  // What stands above the page would lie over its picture as well.
  const banner = useFrame()?.banner;
  const over = useOverPicture() && !banner;
  const { header, space } = useHeaderSpace();
  useHeaderScript(header);
  return (
    <>
      <header
        ref={header}
        data-header={scrolled ? 'shrunk' : 'full'}
        data-over={(over && !scrolled) || undefined}
        className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height) transition-[height] duration-panel ease-settle"
      >
        <Served part="header" />
      </header>
      {!over && <div ref={space} className="h-(--header-full) shrink-0" aria-hidden="true" />}
    </>
  );
}
