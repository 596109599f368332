import { formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { Link } from 'react-router';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { formatClassCount } from './day-text.ts';
import { listMoreFilterLabels } from './more-filter-groups.ts';
import type { ShownSlot } from './shown-slots.ts';
import { buildSearchWithMoreFilters, buildSearchWithoutClassType } from './timetable-url.ts';

export interface ListHeadingProps {
  date: LocalDate;
  slots: readonly ShownSlot[];
  query: TimetableQuery;
  /** Class subtype in the URL; null without one. */
  only: string | null;
}

/** Shows the day and its number of classes. Screen readers announce changes politely. */
export function ListHeading({ date, slots, query, only }: ListHeadingProps) {
  const first = slots[0];
  const last = slots.at(-1);
  const moreFilters = listMoreFilterLabels(query);
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div aria-live="polite" className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-section">{formatDayMedium(date)}</h2>
        {first && last && (
          <p className="numeric text-small text-stone">
            {formatClassCount(slots.length)}, {getStartTime(first)}
            {getStartTime(first) !== getStartTime(last) && ` to ${getStartTime(last)}`}
          </p>
        )}
      </div>
      {(only || moreFilters.length > 0) && (
        <ul className="flex basis-full flex-wrap gap-x-2">
          {only && <Chip to={buildSearchWithoutClassType(query)} label={`${only} only`} />}
          {moreFilters.map(({ key, label }) => (
            <Chip key={key} to={buildSearchWithMoreFilters(query, { [key]: null })} label={label} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  to: string;
  label: string;
}

/** Shows an active filter as a link that removes it. */
function Chip({ to, label }: ChipProps) {
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
          <span className="sr-only">, remove this filter</span>
        </span>
      </Link>
    </li>
  );
}
