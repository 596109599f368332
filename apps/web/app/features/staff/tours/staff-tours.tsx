import type { TourHours } from '@studio/contracts/opening-hours';
import type { ListToursResponse, StaffTour } from '@studio/contracts/staff-tours';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ChangeTourDialog } from './change-tour-dialog.tsx';
import { TourHoursDialog } from './tour-hours-dialog.tsx';
import { tourQueries } from './tour-queries.ts';
import { TourRow } from './tour-row.tsx';

type Span = 'upcoming' | 'past';

/** Number of days, in the future or the past, that the lists cover. */
const spanDays = 91;

/** Tours by day. `add` is the button that books a tour for a visitor. */
export function StaffTours({ add }: { add: ReactNode }) {
  const [span, setSpan] = useState<Span>('upcoming');
  const today = toLondonDate(getServerTime());
  const range =
    span === 'upcoming'
      ? { from: today, to: addDays(today, spanDays) }
      : { from: addDays(today, -spanDays), to: addDays(today, -1) };
  const { data, isError, isFetching, refetch } = useQuery(tourQueries.list(range));
  const [hoursOpen, setHoursOpen] = useState(false);
  return (
    <StaffPage
      title="Tours"
      detail={data && formatTourHours(data.hours)}
      actions={
        <>
          <Button kind="secondary" size="small" disabled={!data} onClick={() => setHoursOpen(true)}>
            Edit tour hours
          </Button>
          {add}
        </>
      }
    >
      <SegmentedControl
        legend="Tours shown"
        name="span"
        options={[
          { value: 'upcoming', label: 'Upcoming' },
          { value: 'past', label: 'Past' },
        ]}
        value={span}
        onChange={setSpan}
        className="max-w-64"
      />
      <div className="mt-6">
        {isError && <LoadError title="Couldn’t load tours." busy={isFetching} onRetry={refetch} />}
        {!data && !isError && <Skeleton className="h-48 rounded-card" />}
        {data && <Days response={data} span={span} />}
      </div>
      {data && hoursOpen && <TourHoursDialog hours={data.hours} onClose={() => setHoursOpen(false)} />}
    </StaffPage>
  );
}

function Days({ response: { tours }, span }: { response: ListToursResponse; span: Span }) {
  const [change, setChange] = useState<{ tour: StaffTour; action: 'move' | 'cancel' } | null>(null);
  if (tours.length === 0)
    return (
      <p className="text-lead text-stone">
        {span === 'upcoming' ? 'No upcoming tours.' : 'No tours in the last 3 months.'}
      </p>
    );
  const dayOf = ({ start }: StaffTour) => toLondonDate(new Date(start));
  const days = [...new Set(tours.map(dayOf))];
  if (span === 'past') days.reverse();
  return (
    <>
      {days.map((day) => (
        <section key={day} aria-label={formatDayMedium(day)} className="mt-8 first:mt-0">
          <h2 className="text-h3">{formatDayMedium(day)}</h2>
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
            {tours
              .filter((tour) => dayOf(tour) === day)
              .map((tour) => (
                <TourRow key={tour.tourId} tour={tour} onChange={(action) => setChange({ tour, action })} />
              ))}
          </ul>
        </section>
      ))}
      {change && <ChangeTourDialog {...change} onClose={() => setChange(null)} />}
    </>
  );
}

/** Formats tour hours, such as "Mon–Fri 10:00–16:00, Sat 09:00–12:00". */
function formatTourHours(hours: TourHours): string {
  const days = [
    ['Mon–Fri', hours.weekdays],
    ['Sat', hours.saturday],
    ['Sun', hours.sunday],
  ] as const;
  const openDays = days.flatMap(([day, open]) => (open ? [`${day} ${open.opens}–${open.closes}`] : []));
  return openDays.length > 0 ? openDays.join(', ') : 'No tour hours set';
}
