import type { LocalDate } from '@studio/domain/time/local-date';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { mergeWaitingListItems, toBookingItems, type WaitingListItem } from './booking-list-items.ts';
import { BookingsByDay } from './bookings-by-day.tsx';
import { BookingsSkeleton } from './bookings-skeleton.tsx';
import { myBookingsText } from './my-bookings-text.ts';
import type { BookingPages } from './use-booking-pages.ts';

interface BookingsListProps {
  pages: BookingPages;
  today: LocalDate;
  getManageUrl: (bookingId: string) => string;
}

/** Shows upcoming bookings and waiting list entries by day, with a button for the next page. */
export function UpcomingBookings({
  pages,
  waiting,
  today,
  getManageUrl,
}: BookingsListProps & { waiting: readonly WaitingListItem[] }) {
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-5 text-section">
        Upcoming bookings
      </h2>
      <DelayedSkeleton
        pending={!pages.loaded && pages.at !== 'failed'}
        label="Loading bookings…"
        skeleton={<BookingsSkeleton />}
      >
        {pages.loaded && pages.items.length === 0 && <NoUpcomingBookings />}
        <div className={pages.loaded && pages.isRefetching ? 'opacity-60' : ''}>
          <BookingsByDay
            items={pages.loaded ? mergeWaitingListItems(pages.items, waiting, pages.more) : []}
            today={today}
            upcoming
            getManageUrl={getManageUrl}
          />
        </div>
      </DelayedSkeleton>
      {pages.at === 'failed' && (
        <LoadError
          title={myBookingsText.upcomingFailed}
          busy={false}
          onRetry={pages.loaded ? pages.next : pages.restart}
        />
      )}
      {pages.more && pages.at !== 'failed' && <More label="Show later bookings" pages={pages} />}
    </section>
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
export function PastBookings({ pages, today, getManageUrl }: BookingsListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!shouldFocus.current || !pages.loaded) return;
    shouldFocus.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [pages.loaded]);
  if (!pages.loaded) {
    return (
      <div className="mt-2">
        {pages.at === 'failed' ? (
          <LoadError title={myBookingsText.upcomingFailed} busy={false} onRetry={pages.restart} />
        ) : (
          <Button
            kind="secondary"
            busy={pages.at === 'busy'}
            busyLabel="Loading…"
            onClick={() => {
              shouldFocus.current = true;
              pages.restart();
            }}
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
      {pages.items.length === 0 && <p>No past bookings yet.</p>}
      <BookingsByDay
        items={toBookingItems(pages.items)}
        today={today}
        upcoming={false}
        getManageUrl={getManageUrl}
      />
      {pages.at === 'failed' && (
        <LoadError title={myBookingsText.upcomingFailed} busy={false} onRetry={pages.next} />
      )}
      {pages.more && pages.at !== 'failed' && <More label="Show earlier bookings" pages={pages} />}
    </section>
  );
}

function More({ label, pages }: { label: string; pages: BookingPages }) {
  return (
    <Button kind="secondary" busy={pages.at === 'busy'} busyLabel="Loading…" onClick={pages.next}>
      {label}
    </Button>
  );
}
