import { addDays, getStartOfMonth } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { WaitingListItem } from './booking-list-items.ts';
import { countBookingsByDay, listBookings } from './bookings-api.ts';
import { PastBookings, UpcomingBookings } from './bookings-lists.tsx';
import { BookingsMonth } from './bookings-month.tsx';
import { buildManageBookingUrl, parseBookingsUrl } from './bookings-url.ts';
import { myBookingsText } from './my-bookings-text.ts';
import { RemainingSessions } from './remaining-sessions.tsx';
import { SelectedDay } from './selected-day.tsx';
import { type BookingPages, useBookingPages } from './use-booking-pages.ts';

export interface MyBookingsProps {
  memberId: string;
  /** Renders one booking. The rendered component must call `changed` after changing the booking. */
  detail: (bookingId: string, changed: () => void) => ReactNode;
  /** The member's waiting list entries by start, shown among the bookings. */
  waiting: readonly WaitingListItem[];
  /** Waiting list offers to the member, shown above the list. */
  offers: ReactNode;
}

/** Shows the list and the month, or a single booking (handbook: cancelling 13). */
export function MyBookings({ memberId, detail, waiting, offers }: MyBookingsProps) {
  const [query] = useSearchParams();
  const { booking } = parseBookingsUrl(query);
  const [version, setVersion] = useState(0);
  const upcoming = useBookingPages(
    useCallback((cursor) => listBookings(memberId, 'future', cursor), [memberId]),
  );
  const earlier = useBookingPages(
    useCallback((cursor) => listBookings(memberId, 'past', cursor), [memberId]),
  );
  const { restart } = upcoming;
  useEffect(() => restart(), [restart]);
  const changed = () => {
    restart();
    if (earlier.loaded) earlier.restart();
    setVersion(version + 1);
  };
  return (
    <>
      {booking && detail(booking, changed)}
      {/* The lists stay mounted while a booking is shown, so that going back restores them. */}
      <div hidden={booking !== null}>
        <Overview {...{ memberId, upcoming, earlier, version, waiting, offers }} />
      </div>
    </>
  );
}

interface OverviewProps extends Pick<MyBookingsProps, 'memberId' | 'waiting' | 'offers'> {
  upcoming: BookingPages;
  earlier: BookingPages;
  version: number;
}

function Overview({ memberId, upcoming, earlier, version, waiting, offers }: OverviewProps) {
  const today = toLondonDate(getServerTime());
  return (
    <div className="container-page pt-9 pb-16 md:pt-10 desk:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-b border-hairline pb-6">
        <h1 className="text-title">My bookings</h1>
        <RemainingSessions version={version} />
      </div>
      <div className="mt-7 grid gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          {offers}
          <UpcomingBookings
            pages={upcoming}
            waiting={waiting}
            today={today}
            getManageUrl={buildManageBookingUrl}
          />
          {upcoming.loaded && (
            <PastBookings pages={earlier} today={today} getManageUrl={buildManageBookingUrl} />
          )}
        </div>
        <Month memberId={memberId} today={today} version={version} />
      </div>
    </div>
  );
}

function Month({ memberId, today, version }: { memberId: string; today: string; version: number }) {
  const [query] = useSearchParams();
  const view = parseBookingsUrl(query);
  const month = view.month ?? getStartOfMonth(today);
  const lastDay = addDays(getStartOfMonth(month, 1), -1);
  const loaded = useQuery(`${month} ${version}`, () => countBookingsByDay(memberId, month, lastDay));
  const counts = new Map(loaded.value?.map((day) => [day.date, day.counts]));
  // On the first load, selects today if the member has bookings today.
  const day = view.day ?? (!view.month && counts.has(today) ? today : null);
  return (
    <aside
      aria-label="Bookings by month"
      className="max-desk:border-t max-desk:border-hairline max-desk:pt-7"
    >
      <BookingsMonth month={month} today={today} chosen={day} counts={counts} />
      {loaded.failed && (
        <div className="mt-5">
          <LoadError title={myBookingsText.daysFailed} busy={loaded.busy} onRetry={loaded.refetch} />
        </div>
      )}
      <SelectedDay memberId={memberId} day={day} version={version} getManageUrl={buildManageBookingUrl} />
    </aside>
  );
}
