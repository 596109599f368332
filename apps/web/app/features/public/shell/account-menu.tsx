import { NavLink } from 'react-router';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { accountMenuLinks, staffToolLinks } from './account-menu-links.ts';

const menuId = 'account-menu';

/**
 * Log in button and account menu. The document contains both; CSS shows one of them, depending on an
 * attribute of `<html>`. An inline script fills in the member's names while the document loads
 * (session-script.tsx).
 */
export function AccountMenu() {
  return (
    <div className="hidden md:block">
      <button
        type="button"
        data-action="log-in"
        aria-haspopup="dialog"
        className={`${getButtonClasses({ kind: 'secondary', size: 'small' })} when-anonymous whitespace-nowrap`}
      >
        Log in
      </button>
      <div className="when-signed-in">
        <button type="button" popoverTarget={menuId} className="account-chip [anchor-name:--account-menu]">
          <Initial className="size-8" />
          <span className="max-desk:sr-only">
            Hi, <SessionText of="firstName" />
          </span>
          <Icon name="chevron-down" size={16} className="menu-chevron" />
        </button>
        <div id={menuId} popover="auto" className="header-menu account-menu">
          <p className="border-b border-hairline px-3 pt-1.5 pb-3 leading-snug">
            <SessionText of="name" className="block font-semibold [overflow-wrap:anywhere]" />
            <SessionText of="email" className="block text-small text-stone [overflow-wrap:anywhere]" />
          </p>
          <ul className="pt-1">
            {staffToolLinks.map(({ label, to, shown }) => (
              <li key={to} className={shown}>
                <NavLink to={to} className="header-menu-link">
                  {label}
                </NavLink>
              </li>
            ))}
            {accountMenuLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className="header-menu-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="mt-1 border-t border-hairline pt-1">
              <button type="button" data-action="log-out" className="header-menu-link w-full text-left">
                Log out
              </button>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Log in button, or greeting and account links, in the mobile menu. */
export function MobileAccountMenu() {
  return (
    <>
      <button
        type="button"
        data-action="log-in"
        aria-haspopup="dialog"
        className={`${getButtonClasses({ kind: 'secondary', size: 'large', wide: true })} when-anonymous mt-3`}
      >
        Log in / Create account
      </button>
      <section aria-label="Your account" className="when-signed-in mt-6 mb-2">
        <p className="flex items-center gap-3.5">
          <Initial className="size-11" />
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">
              Hi, <SessionText of="firstName" />
            </span>
            <SessionText of="email" className="block truncate text-small text-stone" />
          </span>
        </p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(max(7rem,50%-0.5rem),1fr))] gap-x-4">
          {staffToolLinks.map(({ label, to, shown }) => (
            <li key={to} className={shown}>
              <NavLink to={to} className="flex min-h-11 items-center">
                {label}
              </NavLink>
            </li>
          ))}
          {accountMenuLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className="flex min-h-11 items-center">
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              data-action="log-out"
              className="flex min-h-11 w-full items-center text-left"
            >
              Log out
            </button>
          </li>
        </ul>
      </section>
    </>
  );
}

function Initial({ className }: { className: string }) {
  return (
    <span
      data-session-text="initial"
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-sand text-small font-semibold ${className}`}
    />
  );
}

interface SessionTextProps {
  of: 'firstName' | 'name' | 'email';
  className?: string;
}

/** Placeholder for a detail of the logged-in member. A script fills it in. */
function SessionText({ of, className }: SessionTextProps) {
  return <span data-session-text={of} className={className} />;
}
