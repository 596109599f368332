import { addDays, getStartOfMonth } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { WaitingListItem } from './booking-list-items.ts';
import { bookingQueries } from './booking-queries.ts';
import { BookingsLists } from './bookings-lists.tsx';
import { BookingsMonth } from './bookings-month.tsx';
import { buildManageBookingUrl, parseBookingsUrl } from './bookings-url.ts';
import { myBookingsText } from './my-bookings-text.ts';
import { RemainingSessions } from './remaining-sessions.tsx';
import { SelectedDay } from './selected-day.tsx';

export interface MyBookingsProps {
  memberId: string;
  /** Renders the page of one booking. */
  detail: (bookingId: string) => ReactNode;
  /** The member's waiting list entries by start, shown among the bookings. */
  waiting: readonly WaitingListItem[];
  /** Waiting list offers to the member, shown above the list. */
  offers: ReactNode;
}

/** Shows the list and the month, or a single booking (handbook: cancelling 13). */
export function MyBookings({ detail, ...overview }: MyBookingsProps) {
  const [query] = useSearchParams();
  const { booking } = parseBookingsUrl(query);
  return (
    <>
      {booking && detail(booking)}
      {/* The lists stay mounted while a booking is shown, so that going back restores them. */}
      <div hidden={booking !== null}>
        <Overview {...overview} />
      </div>
    </>
  );
}

function Overview({ memberId, waiting, offers }: Omit<MyBookingsProps, 'detail'>) {
  const today = toLondonDate(getServerTime());
  return (
    <div className="container-page pt-9 pb-16 md:pt-10 desk:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-b border-hairline pb-6">
        <h1 className="text-title">My bookings</h1>
        <RemainingSessions />
      </div>
      <div className="mt-7 grid gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          {offers}
          <BookingsLists
            memberId={memberId}
            waiting={waiting}
            today={today}
            getManageUrl={buildManageBookingUrl}
          />
        </div>
        <Month memberId={memberId} today={today} />
      </div>
    </div>
  );
}

function Month({ memberId, today }: { memberId: string; today: string }) {
  const [query] = useSearchParams();
  const view = parseBookingsUrl(query);
  const month = view.month ?? getStartOfMonth(today);
  const lastDay = addDays(getStartOfMonth(month, 1), -1);
  const { data, isLoadingError, isFetching, refetch } = useQuery(
    bookingQueries.days(memberId, month, lastDay),
  );
  const counts = new Map(data?.map((day) => [day.date, day.counts]));
  // If the URL names neither a day nor a month, selects today if the member has bookings today.
  const day = view.day ?? (!view.month && counts.has(today) ? today : null);
  return (
    <aside
      aria-label="Bookings by month"
      className="max-desk:border-t max-desk:border-hairline max-desk:pt-7"
    >
      <BookingsMonth month={month} today={today} chosen={day} counts={counts} />
      {isLoadingError && (
        <div className="mt-5">
          <LoadError title={myBookingsText.daysFailed} busy={isFetching} onRetry={refetch} />
        </div>
      )}
      <SelectedDay memberId={memberId} day={day} getManageUrl={buildManageBookingUrl} />
    </aside>
  );
}
