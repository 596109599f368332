import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatDayLong, formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { BookingRow } from './booking-row.tsx';
import { dayGroups, distanceWords } from './day-groups.ts';

interface DayListProps {
  bookings: readonly ListedBooking[];
  today: LocalDate;
  /** Bookings to come: the first one stands open, and its day says how far it is. */
  coming: boolean;
  manageAddress: (bookingId: string) => string;
}

/** Bookings grouped by day; of all rows only one stands open. */
export function DayList({ bookings, today, coming, manageAddress }: DayListProps) {
  const firstStanding = coming ? bookings.find(({ status }) => status === 'CONFIRMED')?.bookingId : undefined;
  return dayGroups(bookings).map(({ date, items }, index) => (
    <section key={date} aria-label={formatDayLong(date)} className="mb-7">
      <h3 className="flex items-baseline gap-3 border-b border-hairline pb-2 text-row">
        {date.slice(0, 4) === today.slice(0, 4) ? formatDayMedium(date) : formatDayLong(date)}
        {coming && index === 0 && (
          <span className="font-sans text-small font-medium tracking-normal text-clay-deep">
            {distanceWords(date, today)}
          </span>
        )}
      </h3>
      {items.map((booking) => (
        <BookingRow
          key={booking.bookingId}
          booking={booking}
          group={coming ? 'coming-booking' : 'earlier-booking'}
          openAtFirst={booking.bookingId === firstStanding}
          manageAddress={manageAddress}
        />
      ))}
    </section>
  ));
}
