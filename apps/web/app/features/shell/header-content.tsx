import { NavLink } from 'react-router';
import { useAboutShown } from '../../lib/use-frame.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClassesMenu } from './classes-menu.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { linksBehindClasses } from './nav-links.ts';

/** What stands in the header. Below 961 px the mark alone, below 1181 smaller words, so that the navigation fits. */
export function HeaderContent() {
  return (
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
        {linksBehindClasses(useAboutShown()).map(({ label, to }) => (
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
        <Menu />
      </div>
    </div>
  );
}
