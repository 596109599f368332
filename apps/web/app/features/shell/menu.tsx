import { branch } from '@studio/content/branch';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Daylight } from './daylight.tsx';
import { Logo } from './logo.tsx';
import { navLinks } from './nav-links.ts';
import { addressLine, hoursLine } from './studio-lines.ts';

const iconButton = 'inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep';

/** The menu of phones, up to 768 px: a dialog over the whole screen, closed by Escape, the cross or a choice. */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key: place } = useLocation();
  useEffect(() => {
    if (place) dialog.current?.close();
  }, [place]);
  useEffect(() => {
    const wide = matchMedia('(min-width: 48.0625rem)');
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <div className="-mr-2.5 md:hidden">
      <button
        type="button"
        className={iconButton}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon size={26} strokeWidth={1.5} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-full max-w-none bg-linen text-ink backdrop:bg-scrim open:animate-[fade-in_160ms_var(--ease-settle)]"
      >
        <Daylight className="absolute inset-0 size-full" />
        <div className="relative flex min-h-full flex-col px-(--gutter) pb-[max(24px,env(safe-area-inset-bottom))]">
          <div className="flex h-18 shrink-0 items-center justify-between">
            <Logo />
            <button
              type="button"
              className={`${iconButton} -mr-2.5`}
              aria-label="Close menu"
              onClick={() => dialog.current?.close()}
            >
              <X size={26} strokeWidth={1.5} aria-hidden />
            </button>
          </div>
          <nav aria-label="Menu" className="mt-4">
            <ul>
              {navLinks.map((link, nth) => (
                <li
                  key={link.to}
                  className="animate-rise border-b border-hairline"
                  style={{ '--nth': nth / 2 }}
                >
                  <MenuLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto pt-12">
            <ButtonLink to="/timetable" size="large" wide>
              Book a class
            </ButtonLink>
            <address className="mt-6 text-small text-stone not-italic">
              {addressLine}
              <br />
              <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${branch.email}`}>
                {branch.email}
              </a>
              <br />
              {hoursLine}
            </address>
          </div>
        </div>
      </dialog>
    </div>
  );
}

function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink to={to} end className="flex min-h-14 items-center gap-4 font-display text-[1.875rem] font-[340]">
      {({ isActive }) => (
        <>
          {label}
          {isActive && <span className="size-2 rounded-full bg-clay" aria-hidden="true" />}
        </>
      )}
    </NavLink>
  );
}
