import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EntitlementHistory } from './entitlement-history.tsx';
import {
  type AccountEntitlement,
  buildCoveredClassesUrl,
  describeCoverage,
  describeExpiry,
  describeSessionsLeft,
} from './entitlement-text.ts';

const copy = accountCopy.credits;

/** Card of a pack, paid month or single session: remaining sessions, coverage, expiry and history. */
export function EntitlementCard({ credit }: { credit: AccountEntitlement }) {
  const { name, isPast } = credit;
  const activities = useActivities();
  return (
    <article className={`rounded-card border border-hairline p-5 md:p-6 ${isPast ? '' : 'bg-paper'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-sans text-lead font-semibold tracking-normal">{name}</h3>
        <p className={`numeric font-semibold ${isPast ? 'text-stone' : ''}`}>
          {describeSessionsLeft(credit)}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-stone">
        <span>{describeCoverage(credit, activities)}</span>
        <span className="numeric">{describeExpiry(credit, getServerTime())}</span>
      </p>
      <SessionDots credit={credit} />
      <div className="mt-3 grid gap-x-6 sm:flex sm:items-start sm:justify-between">
        <History entitlementId={credit.entitlementId} />
        {!isPast && (
          <Link
            to={buildCoveredClassesUrl(credit)}
            className="text-link order-first inline-flex min-h-11 items-center self-start font-medium sm:order-none"
          >
            {copy.book}
          </Link>
        )}
      </div>
    </article>
  );
}

/** Maximum number of dots. A larger number of sessions appears only as a number. */
const maxDots = 12;

/**
 * Shows one dot for each session, sand-coloured if used. Hidden from screen readers, because the text says
 * the same.
 */
function SessionDots({ credit: { sessionsLeft, sessions } }: { credit: AccountEntitlement }) {
  if (sessionsLeft === null || sessions === null || sessions < 2) return null;
  const all = Math.max(sessions, sessionsLeft);
  if (all > maxDots) return null;
  return (
    <span aria-hidden="true" className="mt-4 flex flex-wrap gap-1.5">
      {Array.from({ length: all }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={`h-2 w-6 rounded-pill border ${index < all - sessionsLeft ? 'border-sand bg-sand' : 'border-sage-deep bg-sage-deep'}`}
        />
      ))}
    </span>
  );
}

/** Loads the history when the member opens it. */
function History({ entitlementId }: { entitlementId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group min-w-0 flex-1"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-[15px] font-medium text-stone hover:text-ink">
        {copy.history}
        <Icon
          name="chevron-down"
          size={18}
          className="transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      {opened && <EntitlementHistory entitlementId={entitlementId} />}
    </details>
  );
}
