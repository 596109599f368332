import { accountCopy } from '@studio/content/copy/account';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DataExportAndDeletion } from './data-export-and-deletion.tsx';
import { EmailPreferences } from './email-preferences.tsx';
import { Invoices } from './invoices.tsx';

interface AccountOverviewProps {
  user: SessionUser;
  /** The member's sessions. */
  credits: ReactNode;
  /** The member's memberships and cards. */
  memberships: ReactNode;
  /** The member's health answers for the instructor. */
  answers: ReactNode;
}

export function AccountOverview({ user, credits, memberships, answers }: AccountOverviewProps) {
  return (
    <div data-eager-scripts="" className="container-page pt-9 pb-16 md:pt-10 desk:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-hairline pb-6">
        <div className="min-w-0">
          <h1 className="text-title">{accountCopy.title}</h1>
          <p className="mt-1 text-stone [overflow-wrap:anywhere]">
            {user.name}, {user.email}
          </p>
        </div>
        <ul className="flex flex-wrap gap-x-7">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center font-medium">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 desk:grid-cols-[minmax(0,1fr)_344px]">
        <div className="min-w-0">
          {credits}
          {memberships}
          <Invoices />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 max-desk:border-t max-desk:border-hairline max-desk:pt-10">
          {answers}
          <CalendarFeed />
          <EmailPreferences />
        </aside>
      </div>
      <DataExportAndDeletion />
    </div>
  );
}

const links = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Account settings', to: '/account/profile' },
  { label: 'Security', to: '/security' },
];
