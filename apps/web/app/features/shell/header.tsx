import { NavLink } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { navLinks } from './nav-links.ts';
import { useHeaderSpace } from './use-header-space.ts';
import { useShrunk } from './use-shrunk.ts';

/** The fixed header and the space that it takes from the page: 96 high, 64 once shrunk; 72 on phones, always. */
export function Header() {
  const shrunk = useShrunk();
  const { header, space } = useHeaderSpace();
  return (
    <>
      <header
        ref={header}
        data-header={shrunk ? 'shrunk' : 'full'}
        className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-hairline bg-chalk transition-[height] duration-320 ease-settle"
      >
        <div className="container-page flex h-full items-center gap-10">
          <Logo />
          <nav aria-label="Main" className="hidden gap-8 md:flex">
            {navLinks.map((link) => (
              <NavLink
                key={link.to}
                to={link.to}
                end
                className={({ isActive }) =>
                  `relative inline-flex min-h-11 items-center text-ui font-medium transition-colors duration-160 after:absolute after:inset-x-0 after:bottom-1 after:h-0.5 after:bg-clay after:transition-opacity hover:text-clay-deep ${isActive ? 'text-ink' : 'text-stone after:opacity-0'}`
                }
              >
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <ButtonLink to="/timetable" size="small" className="whitespace-nowrap max-sm:px-4">
              Book a class
            </ButtonLink>
            <Menu />
          </div>
        </div>
      </header>
      <div ref={space} className="h-(--header-full) shrink-0" aria-hidden="true" />
    </>
  );
}
