import { NavLink } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClassesMenu } from './classes-menu.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { linksBehindClasses } from './nav-links.ts';
import { useHeaderSpace } from './use-header-space.ts';
import { useOverPicture } from './use-over-picture.ts';
import { useScrolled } from './use-scrolled.ts';

/**
 * The fixed header and the space that it takes from the page: 96 high, 64 once shrunk; 72 on phones, always. Over a
 * page's first picture it takes no space and lies on the light of it until people scroll.
 */
export function Header({ withAbout }: { withAbout: boolean }) {
  const scrolled = useScrolled();
  const over = useOverPicture();
  const { header, space } = useHeaderSpace();
  return (
    <>
      <header
        ref={header}
        data-header={scrolled ? 'shrunk' : 'full'}
        data-over={(over && !scrolled) || undefined}
        className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height) transition-[height] duration-panel ease-settle"
      >
        <div className="container-wide relative flex h-full items-center">
          <Logo className="w-37 md:w-11 min-[60.0625rem]:w-37.5 min-[73.8125rem]:w-47.5" />
          <nav
            aria-label="Main"
            className="ml-6 hidden gap-5 text-[0.9375rem] min-[60.0625rem]:ml-10 min-[60.0625rem]:gap-6 min-[73.8125rem]:ml-14 min-[73.8125rem]:gap-8 min-[73.8125rem]:text-ui md:flex"
          >
            <NavLink to="/" end className="nav-link">
              Home
            </NavLink>
            <ClassesMenu />
            {linksBehindClasses(withAbout).map(({ label, to }) => (
              <NavLink key={to} to={to} className="nav-link">
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <ButtonLink to="/timetable" size="small" className="header-button whitespace-nowrap">
              <span>
                Book<span className="max-sm:sr-only"> a class</span>
              </span>
            </ButtonLink>
            <Menu withAbout={withAbout} />
          </div>
        </div>
      </header>
      {!over && <div ref={space} className="h-(--header-full) shrink-0" aria-hidden="true" />}
    </>
  );
}
