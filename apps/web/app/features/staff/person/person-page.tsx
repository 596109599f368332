import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatPhone } from '@studio/domain/people/phone';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { GrantSessionsDialog } from './grant-sessions-dialog.tsx';
import { PersonBookings } from './person-bookings.tsx';
import { PersonEntitlements } from './person-entitlements.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonPayments } from './person-payments.tsx';
import { personQueries, usePersonRefresh } from './person-queries.ts';
import { PersonSidebar } from './person-sidebar.tsx';
import { SellSheet } from './sell-sheet.tsx';
import { UndeliveredEmails } from './undelivered-emails.tsx';

export interface PersonPageProps {
  personId: string;
  /** Renders the dialog that books a class for the client. */
  book: (dialog: {
    person: { personId: string; name: string };
    open: boolean;
    onClose: () => void;
    onBooked: (message: string) => void;
  }) => ReactNode;
  /** Actions on the whole profile: merge, export and erase. */
  profileActions?: ReactNode;
}

type Open = 'book' | 'sell' | 'grant' | 'edit' | null;

export function PersonPage({ personId, book, profileActions }: PersonPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(personQueries.profile(personId));
  const refresh = usePersonRefresh(personId);
  const [open, setOpen] = useState<Open>(null);
  if (!data)
    return (
      <StaffPage title="Client" steps={<BackLink />}>
        {isError ? (
          <LoadError title="Couldn’t load this client." busy={isFetching} onRetry={refetch} />
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton className="block h-24 rounded-card" />
            <Skeleton className="mt-6 block h-64 rounded-card" />
          </div>
        )}
      </StaffPage>
    );
  const { person } = data;
  // The client has been merged into another.
  if (person.personId !== personId) return <Navigate to={`/admin/people/${person.personId}`} replace />;
  const name = `${person.firstName} ${person.lastName}`.trim() || (person.email ?? 'Unnamed client');
  const personRef = { personId, name };
  const finish = (message: string) => {
    setOpen(null);
    void refresh(message);
  };
  const dialog = (which: Open) => ({ open: open === which, onClose: () => setOpen(null) });
  return (
    <StaffPage
      title={name}
      steps={<BackLink />}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={() => setOpen('grant')}>
            Give complimentary sessions
          </Button>
          <Button kind="secondary" size="small" onClick={() => setOpen('sell')}>
            Sell a product
          </Button>
          <Button size="small" onClick={() => setOpen('book')}>
            Book for this client
          </Button>
        </>
      }
    >
      <PageTitle name={name} />
      <Head response={data} onEdit={() => setOpen('edit')} />
      {data.undeliveredEmails && (
        <UndeliveredEmails
          person={person}
          undelivered={data.undeliveredEmails}
          onEdit={() => setOpen('edit')}
        />
      )}
      <div className="mt-8 grid gap-x-14 gap-y-10 desk:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-12">
          <PersonBookings personId={personId} name={name} />
          <PersonEntitlements personId={personId} />
          <PersonPayments personId={personId} />
        </div>
        <aside className="min-w-0 space-y-9">
          <PersonNotes personId={personId} notes={data.notes} />
          <PersonSidebar response={data} />
          {profileActions}
        </aside>
      </div>
      {book({ person: personRef, ...dialog('book'), onBooked: finish })}
      {open === 'sell' && <SellSheet {...dialog('sell')} person={personRef} onSold={finish} />}
      {open === 'grant' && <GrantSessionsDialog {...dialog('grant')} person={personRef} onGranted={finish} />}
      {open === 'edit' && <EditPersonDialog {...dialog('edit')} person={person} onSaved={finish} />}
    </StaffPage>
  );
}

/** Shows the client's name in place of "Client" in the page title. */
function PageTitle({ name }: { name: string }) {
  useEffect(() => {
    const titleBefore = document.title;
    const title = titleBefore.replace(/^Client/, () => name);
    document.title = title;
    return () => {
      // Restores the title, unless the next page has already set its own.
      if (document.title === title) document.title = titleBefore;
    };
  }, [name]);
  return null;
}

function BackLink() {
  return (
    <Link
      to="/admin/people"
      aria-label="All clients"
      className="-ml-2 inline-flex size-11 items-center justify-center rounded-input order-first hover:bg-linen"
    >
      <StaffIcon name="arrow-left" size={20} />
    </Link>
  );
}

function Head({ response: { person, counts }, onEdit }: { response: GetPersonResponse; onEdit: () => void }) {
  const { email, phone, hasAccount, since } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5 border-b border-hairline pb-7">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {email ? (
            <a href={`mailto:${email}`} className="text-link break-all">
              {email}
            </a>
          ) : (
            <span className="text-stone">No email</span>
          )}
          {phone && (
            <a href={`tel:${phone}`} className="text-link numeric">
              {formatPhone(phone)}
            </a>
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-stone">
          Client since {formatDayAndYear(toLondonDate(new Date(since)))}
          <Badge tone={hasAccount ? 'ok' : 'plain'}>{hasAccount ? 'Has an account' : 'No account'}</Badge>
          {!hasAccount && (
            <button type="button" onClick={onEdit} className="text-link min-h-11 font-medium">
              Edit details
            </button>
          )}
        </p>
      </div>
      <dl className="ml-auto flex flex-wrap gap-x-9 gap-y-3 max-desk:ml-0">
        <Figure label="Upcoming" value={counts.upcoming} />
        <Figure label="Attended" value={counts.attended} />
        {counts.earlierClasses !== null && (
          <Figure label="Attended in earlier system" value={counts.earlierClasses} />
        )}
        <Figure label="No-shows" value={counts.noShows} />
        {counts.lateCancellations > 0 && (
          <Figure label="Late cancellations, 30 days" value={counts.lateCancellations} isWarning />
        )}
        {counts.duePence > 0 && <Figure label="To pay" value={formatPriceShort(counts.duePence)} isWarning />}
        {counts.owedPence > 0 && (
          <Figure label="To refund" value={formatPriceShort(counts.owedPence)} isWarning />
        )}
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: number | string;
  isWarning?: boolean;
}

function Figure({ label, value, isWarning = false }: FigureProps) {
  return (
    <div>
      <dt className="text-note text-stone">{label}</dt>
      <dd className={`numeric text-h3 font-semibold ${isWarning ? 'text-clay-deep' : ''}`}>{value}</dd>
    </div>
  );
}
