import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { Link } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listMoreFilterLabels, type MoreFilterGroup, moreFilterGroups } from './more-filter-groups.ts';
import { buildSearchWithMoreFilters } from './timetable-url.ts';

/**
 * Filters by audience, level and time of day, collapsed at first. They are links, so that they work without
 * scripts.
 */
export function MoreFiltersPanel({ query }: { query: TimetableQuery }) {
  const count = listMoreFilterLabels(query).length;
  const teachesFemaleOnly = useRootData()?.teachesFemaleOnly ?? false;
  const groups = moreFilterGroups.filter(
    ({ key }) => key !== 'audience' || teachesFemaleOnly || query.audience !== null,
  );
  return (
    <details className="group/filters rounded-card border border-hairline bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 px-4 text-[0.9375rem] font-medium">
        More filters
        {count > 0 && (
          <span className="numeric text-small text-stone">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
        <Icon
          name="chevron-down"
          size={18}
          className="ml-auto transition-transform duration-160 group-open/filters:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-hairline px-4 pt-4 pb-5">
        {groups.map((group) => (
          <Group key={group.key} group={group} query={query} />
        ))}
      </div>
    </details>
  );
}

function Group({ group, query }: { group: MoreFilterGroup; query: TimetableQuery }) {
  const { key, label, any, options } = group;
  const chosen = query[key];
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-2 text-note text-stone">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {[{ value: null, label: any }, ...options].map((option) => (
          <li key={option.label}>
            <Link
              to={buildSearchWithMoreFilters(query, { [key]: option.value }) || '/timetable'}
              preventScrollReset
              aria-current={option.value === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-pill border border-line px-4 text-[0.9375rem] transition-colors duration-160 hover:border-ink hover:bg-chalk aria-current:border-forest aria-current:bg-forest aria-current:text-chalk"
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
