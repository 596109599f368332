import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { hasClassEnded } from '@studio/domain/timetable/has-class-ended';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookingActionDialog } from './booking-action-dialog.tsx';
import type { BookingAction } from './booking-actions.ts';
import { type BookingScope, personQueries, usePersonRefresh } from './person-queries.ts';

interface PersonBookingsProps {
  personId: string;
  name: string;
}

/** Bookings of a client. The query `bookings=past` opens the past ones. */
export function PersonBookings({ personId, name }: PersonBookingsProps) {
  const [searchParams] = useSearchParams();
  const [scope, setScope] = useState<BookingScope>(
    searchParams.get('bookings') === 'past' ? 'past' : 'upcoming',
  );
  const [openAction, setOpenAction] = useState<{ booking: StaffBooking; act: BookingAction } | null>(null);
  const refresh = usePersonRefresh(personId);
  return (
    <section aria-labelledby="person-bookings">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="person-bookings" className="text-h3">
          Bookings
        </h2>
        <SegmentedControl
          legend="Show bookings"
          name="person-bookings-scope"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
        />
      </div>
      <div className="mt-4">
        <BookingList
          {...{ personId, name, scope }}
          onAct={(booking, act) => setOpenAction({ booking, act })}
        />
      </div>
      {openAction && (
        <BookingActionDialog
          key={`${openAction.booking.bookingId}:${openAction.act}`}
          {...openAction}
          onClose={() => setOpenAction(null)}
          onDone={(message) => {
            setOpenAction(null);
            void refresh(message);
          }}
        />
      )}
    </section>
  );
}

interface BookingListProps extends PersonBookingsProps {
  scope: BookingScope;
  onAct: (booking: StaffBooking, act: BookingAction) => void;
}

function BookingList({ personId, name, scope, onAct }: BookingListProps) {
  const list = useInfiniteQuery(personQueries.bookings(personId, scope));
  const { data, isPending, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = list;
  const bookings = data?.pages.flatMap((page) => page.bookings);
  const error = list.isError && (
    <LoadError
      title="Couldn’t load bookings."
      busy={isFetching}
      onRetry={isFetchNextPageError ? fetchNextPage : list.refetch}
    />
  );
  return (
    <>
      {!isFetchNextPageError && error}
      {isPending && <Skeleton className="block h-32 rounded-card" />}
      {bookings?.length === 0 && (
        <p className="text-stone">{scope === 'upcoming' ? 'No upcoming bookings.' : 'No past bookings.'}</p>
      )}
      {bookings && bookings.length > 0 && (
        <ul>
          {bookings.map((booking) => (
            <Row key={booking.bookingId} booking={booking} name={name} onAct={(act) => onAct(booking, act)} />
          ))}
        </ul>
      )}
      {isFetchNextPageError && error}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          busy={list.isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => fetchNextPage()}
        >
          Show more bookings
        </Button>
      )}
    </>
  );
}

interface RowProps {
  booking: StaffBooking;
  name: string;
  onAct: (act: BookingAction) => void;
}

function Row({ booking, name, onAct }: RowProps) {
  const { title, startsAt, instructor, room, displayCode, attendeeName, paidWith, duePence, owedPence } =
    booking;
  const isCancelled = booking.status === 'CANCELLED';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div className={`min-w-56 flex-1 ${isCancelled ? 'text-stone' : ''}`}>
        <p className={`font-medium ${isCancelled ? 'line-through' : ''}`}>
          {formatMomentMedium(new Date(startsAt))} <span className="font-normal">{title}</span>
        </p>
        <p className="mt-0.5 text-small text-stone">
          {attendeeName !== name && `Guest: ${attendeeName} · `}
          {instructor}, {room} · <span className="numeric">{formatDisplayCode(displayCode)}</span>
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Status booking={booking} />
          {duePence > 0 ? (
            <Badge tone="warn">{formatPriceShort(duePence)} to pay</Badge>
          ) : (
            <Badge>{paidWith}</Badge>
          )}
          {owedPence > 0 && <Badge tone="warn">{formatPriceShort(owedPence)} to refund</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {getActions(booking).map(({ act, label }) => (
          <Button
            key={act}
            kind={act === 'pay' || (act === 'refund' && booking.owedPence > 0) ? 'primary' : 'secondary'}
            size="small"
            onClick={() => onAct(act)}
            aria-label={`${label}: ${title}, ${formatMomentMedium(new Date(startsAt))}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

function Status({ booking: { status, lateCancelledAt, checkedInAt } }: { booking: StaffBooking }) {
  if (status === 'CANCELLED') return <Badge>{lateCancelledAt ? 'Late cancelled' : 'Cancelled'}</Badge>;
  if (status === 'ATTENDED' || checkedInAt) return <Badge tone="ok">Attended</Badge>;
  return status === 'NO_SHOW' ? <Badge tone="warn">No-show</Badge> : null;
}

function getActions(booking: StaffBooking): { act: BookingAction; label: string }[] {
  const { status, duePence, deskRefundPence, isOneToOne } = booking;
  const klass = { startsAt: new Date(booking.startsAt), durationMin: booking.durationMin };
  const isOver = hasClassEnded(klass, getServerTime());
  const acts: { act: BookingAction; label: string }[] = [];
  if (duePence > 0) acts.push({ act: 'pay', label: 'Take payment' });
  if (deskRefundPence > 0) acts.push({ act: 'refund', label: 'Record refund' });
  if (status === 'CONFIRMED' && !isOver) {
    if (!isOneToOne) acts.push({ act: 'move', label: 'Move booking' });
    acts.push({ act: 'cancel', label: 'Cancel booking' });
  }
  if (isOver && status !== 'CANCELLED' && status !== 'ATTENDED')
    acts.push({ act: 'mark-attended', label: 'Mark as attended' });
  if (isOver && status === 'ATTENDED') acts.push({ act: 'mark-no-show', label: 'Mark as no-show' });
  return acts;
}
