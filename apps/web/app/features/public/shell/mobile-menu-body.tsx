import { Link, NavLink } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MobileAccountMenu } from './account-menu.tsx';
import { UnreadDot } from './chat-link.tsx';
import { Daylight } from './daylight.tsx';
import { formatAddressLines, formatHoursLines } from './format-studio-contact.ts';
import { Logo } from './logo.tsx';
import { mainNavLinks } from './nav-links.ts';

const row =
  'flex min-h-13.5 w-full items-center gap-4 py-1 display-face text-[1.875rem] leading-tight aria-[current=page]:after:size-2 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-clay';
const underlined = 'animate-rise border-b border-hairline';

/** Content of the mobile menu: links, contact details and the main button where a thumb reaches it. */
export function MobileMenuBody() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col px-(--gutter) pb-[max(24px,env(safe-area-inset-bottom))]">
      <Daylight className="absolute inset-0 -z-10 size-full" />
      <div className="flex h-18 shrink-0 items-center justify-between">
        <Logo className="[--logo-width:148px]" />
        <form method="dialog" className="-mr-2.5">
          <button
            type="submit"
            className="inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
            aria-label="Close menu"
          >
            <Icon name="x" size={26} />
          </button>
        </form>
      </div>
      <nav aria-label="Menu" className="mt-4">
        <ul>
          <li className={underlined}>
            <NavLink to="/" end className={row}>
              Home
            </NavLink>
          </li>
          <li className={underlined} style={{ '--nth': 0.5 }}>
            <ClassesRow />
          </li>
          {mainNavLinks.map(({ label, to }, nth) => (
            <li key={to} className={underlined} style={{ '--nth': 1 + nth / 2 }}>
              <NavLink to={to} className={row}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-10">
        <ButtonLink to="/timetable" size="large" wide>
          Book a class
        </ButtonLink>
        <MobileAccountMenu />
        <Link
          to="/live-chat"
          aria-haspopup="dialog"
          className="mt-5 flex min-h-11 items-center gap-2.5 text-[1.0625rem] font-medium"
        >
          <Icon name="message-circle" size={20} />
          Live chat
          <UnreadDot />
        </Link>
        <Contact />
      </div>
    </div>
  );
}

/** Collapsible group of class links, open initially. */
function ClassesRow() {
  const classMenu = useRootData()?.classMenu ?? [];
  return (
    <details open className="accordion-row group">
      <summary className="flex min-h-13.5 items-center justify-between display-face text-[1.875rem] leading-tight">
        Classes
        <Icon
          name="chevron-down"
          size={26}
          className="mr-1 transition-transform duration-panel ease-settle group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,50%),1fr))] pb-3">
        {[{ label: 'Overview', to: '/classes' }, ...classMenu].map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/classes'}
              className="flex min-h-11 items-center gap-2.5 text-[1.0625rem] aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-clay"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Contact() {
  const studio = useStudio();
  return (
    <address className="mt-2 text-small text-stone not-italic">
      {formatAddressLines(studio).join(', ')}
      <br />
      <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${studio.email}`}>
        {studio.email}
      </a>
      <br />
      <span className="numeric">{formatHoursLines(studio).join(' · ')}</span>
    </address>
  );
}
