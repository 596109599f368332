import { formatDayShort } from '@studio/domain/time/format-london';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { useBookedClassIds } from '../../../lib/query/use-booked-class-ids.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import { Notice } from '../../../ui/notice.tsx';
import { getChosenFiltersText } from './chosen-filters-text.ts';
import { DayClasses } from './day-classes.tsx';
import { DayStrip } from './day-strip.tsx';
import { FilterBreadcrumb } from './filter-breadcrumb.tsx';
import { FilterPicker } from './filter-picker.tsx';
import type { TimetableData } from './load-timetable.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MoreFiltersPanel } from './more-filters-panel.tsx';
import { ReloadButton } from './reload-button.tsx';
import { markBookedSlots, markHeldSlots } from './shown-slots.ts';
import { listStripDays } from './timetable-days.ts';
import { TimetableLayout } from './timetable-layout.tsx';
import { buildSearchWithDate, parseTimetableUrl } from './timetable-url.ts';
import { useFilterSheets } from './use-filter-sheets.tsx';
import { useLiveSlots } from './use-live-slots.ts';
import { usePrefetchNeighbouringDays } from './use-prefetch-neighbouring-days.ts';
import { useTimetableUrl } from './use-timetable-url.ts';

export interface TimetableProps {
  data: TimetableData;
  breadcrumb: ReactNode;
}

/** Shows the page "Find a class". The URL contains every choice. */
export function Timetable({ data, breadcrumb }: TimetableProps) {
  const activities = useActivities();
  const live = useLiveSlots(data);
  const booked = useBookedClassIds();
  const held = useHeldPlaces();
  const slots = useMemo(() => markHeldSlots(markBookedSlots(live, booked), held), [live, booked, held]);
  const urlState = useTimetableUrl(slots);
  useTrackEvent('class-opened', urlState.openSlot?.activityType, urlState.openSlot !== null);
  const { query } = urlState;
  usePrefetchNeighbouringDays(data, query);
  const chosen = urlState.pending && query.date ? query.date : data.date;
  const { today, summary } = data;
  // The same for every chosen day, so that a choice renders only the days that it changes.
  const todaySearch = buildSearchWithDate(query, today);
  const buildDayUrl = useMemo(() => {
    const base = parseTimetableUrl(todaySearch);
    return (date: string) => buildSearchWithDate(base, date);
  }, [todaySearch]);
  const stripDays = useMemo(() => listStripDays(today, summary.value), [today, summary.value]);
  const sidebar = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);

  const picker = <FilterPicker query={query} filters={data.filters} facets={data.facets} />;
  const calendar = (
    <MonthCalendar today={today} chosen={chosen} summary={summary.value} buildDayUrl={buildDayUrl} />
  );
  const sheets = useFilterSheets({ sidebar, picker, calendar });

  return (
    <TimetableLayout
      breadcrumb={breadcrumb}
      trail={
        <FilterBreadcrumb
          chosen={getChosenFiltersText(query, data.filters, data.facets.value, data.instructor, activities)}
          day={formatDayShort(chosen)}
          timeAndClass={
            urlState.openSlot && `${getStartTime(urlState.openSlot)} ${urlState.openSlot.className}`
          }
          onChangeChosen={() => sheets.change('picker')}
          onChangeDay={() => sheets.change('calendar')}
          onChangeTime={() => focusOpenClass(main.current)}
        />
      }
      sidebar={
        <div ref={sidebar} className="grid gap-11">
          <div data-filter-panel="picker">{picker}</div>
          <div data-filter-panel="calendar">{calendar}</div>
        </div>
      }
      strip={<DayStrip days={stripDays} today={today} chosen={chosen} buildDayUrl={buildDayUrl} />}
    >
      <div ref={main} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {data.summary.failure !== null && (
          <Notice tone="error" title={data.summary.failure} action={<ReloadButton />} />
        )}
        <MoreFiltersPanel query={query} />
        <DayClasses data={data} slots={slots} urlState={urlState} />
      </div>
      {sheets.element}
    </TimetableLayout>
  );
}

function focusOpenClass(main: HTMLElement | null): void {
  main?.querySelector<HTMLElement>('details[open] > summary')?.focus();
}
