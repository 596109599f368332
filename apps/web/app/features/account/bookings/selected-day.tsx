import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { bookingQueries } from './booking-queries.ts';
import { getBookingStatusText } from './booking-text.ts';
import { StatusLabel } from './expandable-row.tsx';
import { myBookingsText } from './my-bookings-text.ts';

interface SelectedDayProps {
  memberId: string;
  day: LocalDate | null;
  getManageUrl: (bookingId: string) => string;
}

export function SelectedDay({ memberId, day, getManageUrl }: SelectedDayProps) {
  const { data, isLoading, isLoadingError, isFetching, refetch } = useQuery(
    bookingQueries.day(memberId, day),
  );
  return (
    <section aria-labelledby="selected-day" className="mt-7 border-t border-hairline pt-5">
      <h2 id="selected-day" className="text-h3">
        Bookings on selected day
      </h2>
      <div aria-live="polite">
        {day ? (
          <p className="mt-0.5 text-[15px] text-stone">{formatDayMedium(day)}</p>
        ) : (
          <p className="mt-2 text-stone">{myBookingsText.noDay}</p>
        )}
        {data?.length === 0 && <p className="mt-3">{myBookingsText.dayEmpty}</p>}
      </div>
      {isLoadingError && (
        <div className="mt-4">
          <LoadError title={myBookingsText.dayFailed} busy={isFetching} onRetry={refetch} />
        </div>
      )}
      <DelayedSkeleton
        pending={isLoading}
        label="Loading bookings…"
        className="mt-2"
        skeleton={<DaySkeleton />}
      >
        {data && data.length > 0 && (
          <ul className="mt-2">
            {data.map((booking) => (
              <li key={booking.bookingId} className="border-b border-hairline last:border-0">
                <DayRow booking={booking} getManageUrl={getManageUrl} />
              </li>
            ))}
          </ul>
        )}
      </DelayedSkeleton>
    </section>
  );
}

interface DayRowProps {
  booking: ListedBooking;
  getManageUrl: (bookingId: string) => string;
}

/**
 * Row that links to the booking. Past bookings are linked, too, for their receipt and invoice. A booking that is still
 * being set up has no id, and so no link.
 */
function DayRow({ booking, getManageUrl }: DayRowProps) {
  const { className, instructorName } = booking.class;
  const row = 'grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5';
  const content = (
    <>
      <span className="numeric font-semibold">{getStartTime(booking)}</span>
      <span className="min-w-0 leading-snug">
        <span className="block font-medium">{className}</span>
        <span className="block text-small text-stone">{instructorName}</span>
      </span>
      <StatusLabel status={getBookingStatusText(booking, getServerTime())} className="" />
    </>
  );
  if (!booking.bookingId) return <div className={row}>{content}</div>;
  return (
    <Link
      to={getManageUrl(booking.bookingId)}
      state={{ fromList: true }}
      className={`${row} -mx-3 rounded-card px-3 transition-colors duration-160 hover:bg-linen/50`}
    >
      {content}
    </Link>
  );
}

function DaySkeleton() {
  return ['one', 'other'].map((row) => (
    <div
      key={row}
      className="grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-2.5 last:border-0"
    >
      <Skeleton className="h-4 w-11" />
      <span className="grid gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3 w-24" />
      </span>
      <Skeleton className="h-4 w-20" />
    </div>
  ));
}
