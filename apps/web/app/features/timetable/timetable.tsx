import { formatDayShort } from '@studio/domain/time/format-london';
import { type ReactNode, useRef } from 'react';
import { startTime } from '../../lib/class-words.ts';
import { useHeldPlaces } from '../../lib/use-held-places.ts';
import { useOwnClasses } from '../../lib/use-own-classes.ts';
import { useTrack } from '../../lib/use-track.ts';
import { Notice } from '../../ui/notice.tsx';
import { withDate } from './address.ts';
import { chosenWords } from './chosen-words.ts';
import { DayClasses } from './day-classes.tsx';
import { DayStrip } from './day-strip.tsx';
import { stripDays } from './days.ts';
import { withHeld, withOwn } from './fresh-slots.ts';
import type { TimetableData } from './load-timetable.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MoreFilters } from './more-filters.tsx';
import { Picker } from './picker.tsx';
import { TimetableLayout } from './timetable-layout.tsx';
import { Trail } from './trail.tsx';
import { TryAgain } from './try-again.tsx';
import { useAddress } from './use-address.ts';
import { useFreshSlots } from './use-fresh-slots.ts';
import { useSheets } from './use-sheets.tsx';

export interface TimetableProps {
  data: TimetableData;
  breadcrumb: ReactNode;
}

/** Find a class: what, which day, which class. Everything chosen is in the address. */
export function Timetable({ data, breadcrumb }: TimetableProps) {
  const slots = withHeld(withOwn(useFreshSlots(data), useOwnClasses()), useHeldPlaces());
  const address = useAddress(slots);
  useTrack('class-opened', address.openSlot?.activityType, address.openSlot !== null);
  const { query } = address;
  const chosen = address.pending && query.date ? query.date : data.date;
  const addressOf = (date: string) => withDate(query, date);
  const aside = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);

  const picker = <Picker query={query} filters={data.filters} facets={data.facets} />;
  const calendar = (
    <MonthCalendar today={data.today} chosen={chosen} summary={data.summary.value} addressOf={addressOf} />
  );
  const sheets = useSheets({ aside, picker, calendar });

  return (
    <TimetableLayout
      breadcrumb={breadcrumb}
      trail={
        <Trail
          chosen={chosenWords(query, data.filters, data.facets.value, data.instructor)}
          day={formatDayShort(chosen)}
          timeAndClass={address.openSlot && `${startTime(address.openSlot)} ${address.openSlot.className}`}
          onChangeChosen={() => sheets.change('picker')}
          onChangeDay={() => sheets.change('calendar')}
          onChangeTime={() => focusOpenClass(main.current)}
        />
      }
      aside={
        <div ref={aside} className="grid gap-11">
          <div data-part="picker">{picker}</div>
          <div data-part="calendar">{calendar}</div>
        </div>
      }
      strip={
        <DayStrip
          days={stripDays(data.today, data.summary.value)}
          today={data.today}
          chosen={chosen}
          addressOf={addressOf}
        />
      }
    >
      <div ref={main} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {data.summary.failure !== null && (
          <Notice tone="error" title={data.summary.failure} action={<TryAgain />} />
        )}
        <MoreFilters query={query} />
        <DayClasses data={data} slots={slots} address={address} />
      </div>
      {sheets.element}
    </TimetableLayout>
  );
}

function focusOpenClass(main: HTMLElement | null): void {
  main?.querySelector<HTMLElement>('details[open] > summary')?.focus();
}
