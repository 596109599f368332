import { countdownCopy } from '@studio/content/copy/prelaunch';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { SocialLinks } from '../../../ui/social-links.tsx';
import { listFooterColumns } from './footer-links.ts';
import { formatAddressLines, formatHoursLines } from './format-studio-contact.ts';
import { DarkLogo } from './logo.tsx';

const link =
  'inline-flex min-h-11 items-center transition-colors duration-hover hover:text-rose md:pointer-fine:min-h-9';

/** Offer, or what subscribers get without one, beside the newsletter form. */
export function FooterOffer() {
  const frame = useRootData();
  if (!frame) return null;
  return (
    <div>
      <p className="eyebrow text-mist">Newsletter</p>
      <h2 id="newsletter-offer" className="mt-3 max-w-[18em] text-h2">
        {frame.newsletterOfferPercent > 0 ? (
          <>
            {frame.newsletterOfferPercent}% off your first class pack.{' '}
            <span className="sm:block">Once per person, for newsletter subscribers.</span>
          </>
        ) : (
          countdownCopy.noOffer.note
        )}
      </h2>
    </div>
  );
}

/** Everything below the newsletter form. */
export function FooterLinks({ choices }: { choices: ReactNode }) {
  const frame = useRootData();
  if (!frame) return null;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,50%-0.75rem),1fr))] gap-x-6 gap-y-12 border-t border-chalk/15 py-14 md:grid-cols-3 desk:grid-cols-[3fr_2fr_2fr_2fr_minmax(20rem,3fr)] desk:py-16">
        <Address />
        {listFooterColumns(frame.classPages).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h3 className="eyebrow font-sans text-mist">{title}</h3>
            <ul className="mt-3">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <SocialSection />
      </div>
      <SmallPrint year={frame.year} choices={choices} />
    </>
  );
}

function SmallPrint({ year, choices }: { year: number; choices: ReactNode }) {
  const { name, tagline } = useStudio();
  return (
    <div className="flex flex-wrap justify-between gap-x-8 border-t border-chalk/15 py-5 text-small text-mist">
      <p className="flex min-h-11 items-center">
        © {year} {[name, tagline].filter(Boolean).join(' ')}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to="/terms" className="inline-flex min-h-11 items-center hover:text-rose">
            Terms
          </Link>
        </li>
        <li>
          <Link to="/privacy" className="inline-flex min-h-11 items-center hover:text-rose">
            Privacy
          </Link>
        </li>
        <li className="empty:hidden">{choices}</li>
      </ul>
    </div>
  );
}

function Address() {
  const studio = useStudio();
  return (
    <div className="max-desk:col-span-full">
      <DarkLogo />
      <address className="numeric mt-5 grid gap-1 text-mist not-italic">
        {[...formatAddressLines(studio), ...formatHoursLines(studio)].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}

function SocialSection() {
  const { socials, email } = useStudio();
  return (
    <div className="max-desk:col-span-full">
      <h3 className="eyebrow font-sans text-mist">Follow us</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-1">
        <SocialLinks links={socials} className="-ml-3" />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </div>
    </div>
  );
}
