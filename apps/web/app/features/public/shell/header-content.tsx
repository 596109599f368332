import { NavLink } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ChatLink } from './chat-link.tsx';
import { ClassesMenu } from './classes-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainNavLinks } from './nav-links.ts';
import { SessionNamesScript, SessionScript } from './session-script.tsx';

/**
 * Content of the header. So that the navigation fits, it shows only the logo mark from 769 to 999 px, and smaller text
 * below 1181 px.
 */
export function HeaderContent() {
  return (
    <div className="container-wide relative flex h-full items-center">
      <SessionScript />
      <Logo className="[--logo-width:148px] md:[--logo-width:44px] min-[62.5rem]:[--logo-width:150px] min-[73.8125rem]:[--logo-width:190px]" />
      <nav
        aria-label="Main"
        className="ml-6 hidden gap-4 min-[52rem]:gap-5 text-[0.9375rem] min-[60.0625rem]:ml-10 min-[60.0625rem]:gap-6 min-[73.8125rem]:ml-14 min-[73.8125rem]:gap-8 min-[73.8125rem]:text-ui md:flex"
      >
        <NavLink to="/" end className="nav-link">
          Home
        </NavLink>
        <ClassesMenu />
        {mainNavLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} className="nav-link">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-[8px] min-[60.0625rem]:gap-4">
        <ChatLink />
        <AccountMenu />
        <ButtonLink
          to="/timetable"
          size="small"
          className="header-button whitespace-nowrap max-md:min-h-[44px] max-md:px-[20px]"
        >
          <span>
            Book<span className="max-sm:sr-only"> a class</span>
          </span>
        </ButtonLink>
        <MobileMenu />
      </div>
      <SessionNamesScript />
    </div>
  );
}
