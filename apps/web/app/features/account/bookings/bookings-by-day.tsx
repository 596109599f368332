import { formatDayLong, formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { BookingListItem } from './booking-list-items.ts';
import { BookingRow } from './booking-row.tsx';
import { formatDaysAway, groupByDay } from './group-by-day.ts';
import { WaitingListRow } from './waiting-list-row.tsx';

interface BookingsByDayProps {
  items: readonly BookingListItem[];
  today: LocalDate;
  /**
   * Whether the bookings are upcoming. If so, the first confirmed booking is open, and the first day says how many
   * days away it is.
   */
  upcoming: boolean;
  getManageUrl: (bookingId: string) => string;
}

/** Groups bookings and waiting list entries by day. Only one row is open at a time. */
export function BookingsByDay({ items: all, today, upcoming, getManageUrl }: BookingsByDayProps) {
  const group = upcoming ? 'coming-booking' : 'earlier-booking';
  const firstConfirmed = all.find(({ booking }) => booking?.status === 'CONFIRMED')?.booking;
  const open = upcoming ? firstConfirmed?.bookingId : undefined;
  return groupByDay(all).map(({ date, items }, index) => (
    <section key={date} aria-label={formatDayLong(date)} className="mb-7">
      <h3 className="flex items-baseline gap-3 border-b border-hairline pb-2 text-row">
        {date.slice(0, 4) === today.slice(0, 4) ? formatDayMedium(date) : formatDayLong(date)}
        {upcoming && index === 0 && (
          <span className="font-sans text-small font-medium tracking-normal text-clay-deep">
            {formatDaysAway(date, today)}
          </span>
        )}
      </h3>
      {items.map(({ booking, waiting }) =>
        waiting ? (
          <WaitingListRow key={waiting.entryId} place={waiting} group={group} />
        ) : (
          <BookingRow
            key={booking.bookingId}
            booking={booking}
            group={group}
            openAtFirst={booking.bookingId === open}
            getManageUrl={getManageUrl}
          />
        ),
      )}
    </section>
  ));
}
