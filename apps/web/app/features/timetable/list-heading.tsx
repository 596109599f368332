import { formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { Link } from 'react-router';
import { startTime } from '../../lib/class-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { withoutSubType } from './address.ts';
import { classWords } from './day-words.ts';
import type { ShownSlot } from './fresh-slots.ts';

export interface ListHeadingProps {
  date: LocalDate;
  slots: readonly ShownSlot[];
  query: TimetableQuery;
  /** The kind of class that a link asked for, or null. */
  only: string | null;
}

/** The day and what it holds; said politely when it changes. */
export function ListHeading({ date, slots, query, only }: ListHeadingProps) {
  const first = slots[0];
  const last = slots.at(-1);
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div aria-live="polite" className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-section">{formatDayMedium(date)}</h2>
        {first && last && (
          <p className="numeric text-small text-stone">
            {classWords(slots.length)}, {startTime(first)}
            {first !== last && ` to ${startTime(last)}`}
          </p>
        )}
      </div>
      {only && (
        <Link
          to={withoutSubType(query) || '/timetable'}
          preventScrollReset
          className="inline-flex min-h-11 basis-full items-center gap-2 self-center text-small font-medium hover:text-clay-deep"
        >
          <span className="inline-flex items-center gap-2 rounded-input bg-linen px-2.5 py-1.5 leading-tight">
            <span className="sr-only">Showing </span>
            {only} only
            <Icon name="x" size={16} />
            <span className="sr-only">, show all kinds</span>
          </span>
        </Link>
      )}
    </div>
  );
}
