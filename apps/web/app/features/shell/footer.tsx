import { branch } from '@studio/content/branch';
import { Link } from 'react-router';
import logoAddress from '../../assets/brand/logo-reversed.svg?url';
import { addressLine, hoursLine } from './studio-lines.ts';

const links = [
  { label: 'Home', to: '/' },
  { label: 'Timetable', to: '/timetable' },
  { label: 'Book a tour', to: '/tour' },
  { label: 'Terms', to: '/terms' },
] as const;

/** Address, hours, e-mail and the few pages that there are. `year` comes from the server, so that both sides agree. */
export function Footer({ year = new Date().getFullYear() }: { year?: number | undefined }) {
  return (
    <footer className="on-dark bg-pine text-chalk">
      <div className="container-page grid gap-10 py-14 sm:grid-cols-[1fr_auto_auto] sm:gap-12 md:gap-20 md:py-18">
        <div>
          <img src={logoAddress} width={245} height={60} alt={branch.name} className="h-auto w-45" />
          <p className="mt-6 max-w-[28ch] text-mist">{branch.directions}</p>
        </div>
        <address className="text-mist not-italic">
          {addressLine.split(', ').map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="mt-4 block">
            {hoursLine.split(' · ').map((line) => (
              <span key={line} className="block numeric">
                {line}
              </span>
            ))}
          </span>
          <a
            className="mt-2 inline-flex min-h-11 items-center text-chalk underline decoration-mist/50 underline-offset-4 hover:text-rose"
            href={`mailto:${branch.email}`}
          >
            {branch.email}
          </a>
        </address>
        <nav aria-label="Footer" className="-mt-2.5">
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-11 items-center hover:text-rose">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="container-page text-small text-mist">
        <p className="border-t border-chalk/15 py-6">
          © {year} {branch.legalName}
        </p>
      </div>
    </footer>
  );
}
