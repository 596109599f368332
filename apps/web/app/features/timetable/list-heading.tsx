import { formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { Link } from 'react-router';
import { startTime } from '../../lib/class-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { withoutSubType, withSuited } from './address.ts';
import { classWords } from './day-words.ts';
import type { ShownSlot } from './fresh-slots.ts';
import { suitedLabels } from './suited-filters.ts';

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
  const suited = suitedLabels(query);
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
      {(only || suited.length > 0) && (
        <ul className="flex basis-full flex-wrap gap-x-2">
          {only && <Chip to={withoutSubType(query)} label={`${only} only`} removes="show all kinds" />}
          {suited.map(({ key, label }) => (
            <Chip
              key={key}
              to={withSuited(query, { [key]: null })}
              label={label}
              removes="remove this filter"
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  to: string;
  label: string;
  removes: string;
}

/** A filter that is set, as the link that takes it off. */
function Chip({ to, label, removes }: ChipProps) {
  return (
    <li>
      <Link
        to={to || '/timetable'}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-small font-medium hover:text-clay-deep"
      >
        <span className="inline-flex items-center gap-2 rounded-input bg-linen px-2.5 py-1.5 leading-tight">
          <span className="sr-only">Showing </span>
          {label}
          <Icon name="x" size={16} />
          <span className="sr-only">, {removes}</span>
        </span>
      </Link>
    </li>
  );
}
