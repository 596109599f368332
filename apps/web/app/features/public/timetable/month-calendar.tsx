import type { GetAvailabilitySummaryResponse } from '@studio/contracts/timetable';
import { formatMonth } from '@studio/domain/time/format-london';
import { getStartOfMonth, type LocalDate } from '@studio/domain/time/local-date';
import { buildMonthGrid } from '@studio/domain/timetable/month-grid';
import { memo, useMemo, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { type MonthCell, MonthGrid } from '../../../ui/month-grid.tsx';
import { DayDots } from './day-dots.tsx';
import { describeDay } from './day-text.ts';
import { canOpenDay, type TimetableDay, toTimetableDay } from './timetable-days.ts';

export interface MonthCalendarProps {
  today: LocalDate;
  chosen: LocalDate;
  summary: GetAvailabilitySummaryResponse | null;
  buildDayUrl: (date: LocalDate) => string;
}

/**
 * Calendar, which first shows the chosen day's month. The visitor can move from the current month to the month of the
 * last published day, or of the chosen day if that is later.
 */
export const MonthCalendar = memo(function MonthCalendar({
  today,
  chosen,
  summary,
  buildDayUrl,
}: MonthCalendarProps) {
  const [moved, setMoved] = useState<{ chosen: LocalDate; date: LocalDate; month: LocalDate } | null>(null);
  const current = moved?.chosen === chosen ? moved : null;
  const month = current?.month ?? getStartOfMonth(chosen);
  const first = getStartOfMonth(today);
  const last = getStartOfMonth(summary && summary.range.to > chosen ? summary.range.to : chosen);
  const days = useMemo(() => buildMonthGrid(month), [month]);

  const show = (next: LocalDate) => setMoved({ chosen, month: next, date: next });
  const move = (to: LocalDate) => {
    const date = clamp(to, buildMonthGrid(first)[0] ?? first, buildMonthGrid(last).at(-1) ?? last);
    setMoved({ chosen, date, month: days.includes(date) ? month : getStartOfMonth(date) });
  };
  const cells = useMemo(
    () => days.map((date) => toCell(toTimetableDay(date, today, summary), { today, month, buildDayUrl })),
    [days, today, month, summary, buildDayUrl],
  );

  return (
    <section aria-label="Calendar">
      <div className="flex items-center justify-between">
        <h2 className="text-h3" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <div className="-mr-1 flex">
          <MonthButton
            to="Previous month"
            icon="chevron-left"
            disabled={month <= first}
            onClick={() => show(getStartOfMonth(month, -1))}
          />
          <MonthButton
            to="Next month"
            icon="chevron-right"
            disabled={month >= last}
            onClick={() => show(getStartOfMonth(month, 1))}
          />
        </div>
      </div>
      <MonthGrid
        label={formatMonth(month)}
        cells={cells}
        chosen={chosen}
        focusDate={current?.date ?? chosen}
        onMove={move}
      />
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-note text-stone">
        <Legend classes={3}>one dot per class, up to five</Legend>
        <Legend classes={2}>one or two classes</Legend>
      </p>
    </section>
  );
});

function toCell(
  day: TimetableDay,
  { today, month, buildDayUrl }: Pick<MonthCalendarProps, 'today' | 'buildDayUrl'> & { month: LocalDate },
): MonthCell {
  const { date, classes, reason } = day;
  return {
    date,
    label: `${date === today ? 'Today, ' : ''}${describeDay(day)}`,
    to: canOpenDay(day) ? buildDayUrl(date) : null,
    today: date === today,
    outside: getStartOfMonth(date) !== month,
    empty: reason === 'closed',
    mark: (isChosen) => (reason ? null : <DayDots classes={classes} chosen={isChosen} />),
  };
}

interface MonthButtonProps {
  to: string;
  icon: IconName;
  disabled: boolean;
  onClick: () => void;
}

function MonthButton({ to, icon, disabled, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={to}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep disabled:text-line/60"
    >
      <Icon name={icon} size={22} />
    </button>
  );
}

function Legend({ classes, children }: { classes: number; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <DayDots classes={classes} chosen={false} />
      {children}
    </span>
  );
}

function clamp(date: LocalDate, from: LocalDate, to: LocalDate): LocalDate {
  if (date < from) return from;
  return date > to ? to : date;
}
