import { formatWeekday } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { DayDots } from './day-dots.tsx';
import { describeDay } from './day-text.ts';
import { canOpenDay, type TimetableDay } from './timetable-days.ts';

export interface DayStripProps {
  days: readonly TimetableDay[];
  today: LocalDate;
  chosen: LocalDate;
  buildDayUrl: (date: LocalDate) => string;
}

/** Shows the 14 days from today as one tab stop. On narrow screens it scrolls to the chosen day. */
export const DayStrip = memo(function DayStrip({ days, today, chosen, buildDayUrl }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(
    Math.max(
      0,
      days.findIndex((day) => day.date === chosen),
    ),
  );
  useEffect(() => scrollToDay(strip.current, chosen), [chosen]);
  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label="Choose a day"
      onKeyDown={roving.onKeyDown}
      className="-mx-(--gutter) flex snap-x snap-proximity scrollbar-none gap-0.5 overflow-x-auto overscroll-x-contain px-(--gutter) py-1.5 md:justify-between desk:-mx-1.5 desk:px-1.5"
    >
      {days.map((day, index) => (
        <StripDay
          key={day.date}
          day={day}
          label={day.date === today ? 'Today' : formatWeekday(day.date)}
          chosen={day.date === chosen}
          to={canOpenDay(day) ? buildDayUrl(day.date) : null}
          tabIndex={roving.tabIndexOf(index)}
        />
      ))}
    </div>
  );
});

interface StripDayProps {
  day: TimetableDay;
  label: string;
  chosen: boolean;
  to: string | null;
  tabIndex: number;
}

const dayClass =
  'relative flex h-23 w-13.5 shrink-0 snap-center flex-col items-center justify-end gap-1 pb-4 arch-54 transition-colors duration-160 md:w-14 md:arch-56';

const StripDay = memo(function StripDay({ day, label, chosen, to, tabIndex }: StripDayProps) {
  const accessibleLabel = `${label === 'Today' ? 'Today, ' : ''}${describeDay(day)}`;
  const common = { 'data-roving': '', 'data-date': day.date, tabIndex };
  const content = (
    <>
      <span className="sr-only">{accessibleLabel}</span>
      <span aria-hidden="true" className="contents">
        <span className={`text-note ${chosen ? 'text-mist' : 'text-stone'}`}>{label}</span>
        <span className={`numeric text-xl leading-tight ${getNumberClasses(day)}`}>
          {Number(day.date.slice(8))}
        </span>
        {day.reason === 'closed' ? (
          <span className="-mt-1 -mb-1.5 text-note">Closed</span>
        ) : (
          <DayDots classes={day.classes} chosen={chosen} />
        )}
      </span>
    </>
  );
  const state = chosen
    ? 'bg-forest text-chalk'
    : `${day.reason ? 'text-stone' : ''} ${to ? 'hover:bg-linen' : ''}`;
  if (!to) {
    return (
      <button type="button" aria-disabled="true" {...common} className={`${dayClass} ${state}`}>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={to}
      preventScrollReset
      {...common}
      aria-current={chosen ? 'true' : undefined}
      className={`${dayClass} ${state}`}
    >
      {content}
    </Link>
  );
});

/**
 * Returns the style of a day's number: lighter if the day can't be chosen, struck through if the studio is closed.
 */
function getNumberClasses({ reason }: TimetableDay): string {
  if (!reason) return 'font-semibold';
  return reason === 'closed' ? 'font-semibold line-through' : 'font-medium';
}

/** Centres the chosen day by scrolling only the strip. Doesn't animate the first scroll. */
function scrollToDay(strip: HTMLDivElement | null, date: LocalDate): void {
  const day = strip?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!strip || !day) return;
  const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches || strip.scrollLeft === 0;
  const left = day.offsetLeft - strip.offsetLeft - (strip.clientWidth - day.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: isInstant ? 'instant' : 'smooth' });
}
