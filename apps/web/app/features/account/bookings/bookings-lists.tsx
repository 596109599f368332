import type { LocalDate } from '@studio/domain/time/local-date';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { mergeWaitingListItems, toBookingItems, type WaitingListItem } from './booking-list-items.ts';
import { bookingQueries } from './booking-queries.ts';
import { BookingsByDay } from './bookings-by-day.tsx';
import { BookingsSkeleton } from './bookings-skeleton.tsx';
import { myBookingsText } from './my-bookings-text.ts';

interface BookingsListProps {
  memberId: string;
  today: LocalDate;
  getManageUrl: (bookingId: string) => string;
}

/** Shows upcoming bookings and waiting list entries by day, and below them past bookings on request. */
export function BookingsLists({
  waiting,
  ...props
}: BookingsListProps & { waiting: readonly WaitingListItem[] }) {
  const { memberId, today, getManageUrl } = props;
  const list = useInfiniteQuery(bookingQueries.list(memberId, 'future'));
  const bookings = list.data;
  return (
    <>
      <section aria-labelledby="upcoming">
        <h2 id="upcoming" className="mb-5 text-section">
          Upcoming bookings
        </h2>
        <DelayedSkeleton pending={list.isPending} label="Loading bookings…" skeleton={<BookingsSkeleton />}>
          {bookings?.length === 0 && <NoUpcomingBookings />}
          <BookingsByDay
            items={bookings ? mergeWaitingListItems(bookings, waiting, list.hasNextPage) : []}
            today={today}
            upcoming
            getManageUrl={getManageUrl}
          />
        </DelayedSkeleton>
        {list.isLoadingError && (
          <LoadError title={myBookingsText.upcomingFailed} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.hasNextPage && (
          <NextPage
            label="Show later bookings"
            busy={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onLoad={list.fetchNextPage}
          />
        )}
      </section>
      {bookings && <PastBookings {...props} />}
    </>
  );
}

function NoUpcomingBookings() {
  return (
    <div className="mb-7 rounded-card border border-hairline bg-paper px-6 py-8">
      <p>{myBookingsText.upcomingEmpty}</p>
      <ButtonLink to="/timetable" className="mt-5">
        Book a class
      </ButtonLink>
    </div>
  );
}

/** Loads past bookings on request, latest first. Appends further pages, so that nothing above moves. */
function PastBookings({ memberId, today, getManageUrl }: BookingsListProps) {
  const [isRequested, setIsRequested] = useState(false);
  const list = useInfiniteQuery({ ...bookingQueries.list(memberId, 'past'), enabled: isRequested });
  const bookings = isRequested ? list.data : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = bookings !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!bookings) {
    return (
      <div className="mt-2">
        {list.isLoadingError ? (
          <LoadError title={myBookingsText.upcomingFailed} busy={list.isFetching} onRetry={list.refetch} />
        ) : (
          <Button
            kind="secondary"
            busy={isRequested}
            busyLabel="Loading…"
            onClick={() => setIsRequested(true)}
          >
            Show past bookings
          </Button>
        )}
      </div>
    );
  }
  return (
    <section aria-labelledby="earlier" className="mt-4 border-t border-hairline pt-7">
      <h2 id="earlier" ref={heading} tabIndex={-1} className="mb-5 text-section outline-none">
        Past bookings
      </h2>
      {bookings.length === 0 && <p>No past bookings yet.</p>}
      <BookingsByDay
        items={toBookingItems(bookings)}
        today={today}
        upcoming={false}
        getManageUrl={getManageUrl}
      />
      {list.hasNextPage && (
        <NextPage
          label="Show earlier bookings"
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={list.fetchNextPage}
        />
      )}
    </section>
  );
}

interface NextPageProps {
  label: string;
  busy: boolean;
  failed: boolean;
  onLoad: () => unknown;
}

/** Button that loads the next page. After a failure, shows an error with a retry button instead. */
function NextPage({ label, busy, failed, onLoad }: NextPageProps) {
  if (failed) return <LoadError title={myBookingsText.upcomingFailed} busy={busy} onRetry={() => onLoad()} />;
  return (
    <Button kind="secondary" busy={busy} busyLabel="Loading…" onClick={() => onLoad()}>
      {label}
    </Button>
  );
}
