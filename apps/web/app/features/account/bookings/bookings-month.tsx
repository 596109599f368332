import { formatDayMedium, formatMonth } from '@studio/domain/time/format-london';
import { getStartOfMonth, type LocalDate } from '@studio/domain/time/local-date';
import { buildMonthGrid } from '@studio/domain/timetable/month-grid';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { type MonthCell, MonthGrid } from '../../../ui/month-grid.tsx';
import { BookingDots, type DayCounts } from './booking-dots.tsx';
import { buildDayUrl, buildMonthUrl } from './bookings-url.ts';
import { describeDayCounts } from './count-day-dots.ts';

interface BookingsMonthProps {
  month: LocalDate;
  today: LocalDate;
  chosen: LocalDate | null;
  /** Counts of bookings by day. Days without bookings have no entry. */
  counts: ReadonlyMap<LocalDate, DayCounts>;
}

/** Calendar of a month, Monday first. Every day can be selected. Changing the month clears the selection. */
export function BookingsMonth({ month, today, chosen, counts }: BookingsMonthProps) {
  const navigate = useNavigate();
  const days = buildMonthGrid(month);
  const [focused, setFocused] = useState<LocalDate | null>(null);
  const move = (to: LocalDate) => {
    setFocused(to);
    if (!days.includes(to))
      void navigate(buildMonthUrl(getStartOfMonth(to)), { replace: true, preventScrollReset: true });
  };
  const reached = [focused, chosen, today].find((date) => date !== null && days.includes(date)) ?? month;
  const isOutside = (date: LocalDate) => getStartOfMonth(date) !== month;
  // Counts are loaded for this month only, so days of other months have none.
  const labelOf = (date: LocalDate) =>
    [
      ...(date === today ? ['Today'] : []),
      formatDayMedium(date),
      ...(isOutside(date) ? [] : [describeDayCounts(counts.get(date))]),
    ].join(', ');
  const cells = days.map(
    (date): MonthCell => ({
      date,
      label: labelOf(date),
      to: buildDayUrl(date),
      today: date === today,
      outside: isOutside(date),
      empty: !counts.has(date),
      mark: (isChosen) => <BookingDots counts={counts.get(date)} chosen={isChosen} />,
    }),
  );
  return (
    <section aria-label="Calendar">
      <div className="flex items-center justify-between">
        <h2 className="text-h3" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <div className="-mr-1 flex">
          <MonthLink to={getStartOfMonth(month, -1)} label="Previous month" icon="chevron-left" />
          <MonthLink to={getStartOfMonth(month, 1)} label="Next month" icon="chevron-right" />
        </div>
      </div>
      <MonthGrid label={formatMonth(month)} cells={cells} chosen={chosen} focusDate={reached} onMove={move} />
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-note text-stone">
        <Legend counts={{ attended: 1, booked: 0, cancelled: 0 }}>Attended</Legend>
        <Legend counts={{ attended: 0, booked: 1, cancelled: 0 }}>Booked</Legend>
      </p>
    </section>
  );
}

interface MonthLinkProps {
  to: LocalDate;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function MonthLink({ to, label, icon }: MonthLinkProps) {
  return (
    <Link
      to={buildMonthUrl(to)}
      replace
      preventScrollReset
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
    >
      <Icon name={icon} size={22} />
    </Link>
  );
}

function Legend({ counts, children }: { counts: DayCounts; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <BookingDots counts={counts} chosen={false} />
      {children}
    </span>
  );
}
