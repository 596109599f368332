import type { StaffTour, ToursListAnswer } from '@studio/contracts/staff-tours';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { ToolPage } from '../../ui/tool-page.tsx';
import { ChangeTourDialog } from './change-tour-dialog.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { hoursWords } from './hours-words.ts';
import { TourRow } from './tour-row.tsx';
import { listTours } from './tours-api.ts';

type Span = 'coming' | 'past';

/** Days that a list looks ahead, and back. */
const spanDays = 91;

/** Who comes to see the studio, by day. `add`: the way to book a tour for somebody. */
export function StaffTours({ add }: { add: ReactNode }) {
  const [span, setSpan] = useState<Span>('coming');
  const today = londonDate(serverNow());
  const range =
    span === 'coming'
      ? { from: today, to: addDays(today, spanDays) }
      : { from: addDays(today, -spanDays), to: addDays(today, -1) };
  const { value, failed, busy, again } = useLoad(`${span} ${today}`, () => listTours(range));
  useLookAgain(async () => again(), 60_000);
  const [hoursOpen, setHoursOpen] = useState(false);
  return (
    <ToolPage
      title="Tours"
      detail={value && hoursWords(value.hours)}
      actions={
        <>
          <Button kind="secondary" size="small" disabled={!value} onClick={() => setHoursOpen(true)}>
            Hours
          </Button>
          {add}
        </>
      }
    >
      <Segmented
        legend="Which tours"
        name="span"
        options={[
          { value: 'coming', label: 'To come' },
          { value: 'past', label: 'Past' },
        ]}
        value={span}
        onChange={setSpan}
        className="max-w-64"
      />
      <div className="mt-6">
        {failed && <Failed title="Could not load the tours." busy={busy} onRetry={again} />}
        {!value && !failed && <Skeleton className="h-48 rounded-card" />}
        {value && <Days answer={value} span={span} onChanged={again} />}
      </div>
      {value && hoursOpen && (
        <HoursDialog
          hours={value.hours}
          open
          onClose={() => setHoursOpen(false)}
          onSaved={() => {
            setHoursOpen(false);
            showToast('The new hours are on the site.');
            again();
          }}
        />
      )}
    </ToolPage>
  );
}

interface DaysProps {
  answer: ToursListAnswer;
  span: Span;
  onChanged: () => void;
}

function Days({ answer: { tours }, span, onChanged }: DaysProps) {
  const [change, setChange] = useState<{ tour: StaffTour; how: 'move' | 'cancel' } | null>(null);
  if (tours.length === 0)
    return (
      <p className="text-lead text-stone">
        {span === 'coming' ? 'Nobody has booked a tour yet.' : 'No tours in the last three months.'}
      </p>
    );
  const dayOf = ({ start }: StaffTour) => londonDate(new Date(start));
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
                <TourRow
                  key={tour.tourId}
                  tour={tour}
                  onChange={(how) => setChange({ tour, how })}
                  onArrived={onChanged}
                />
              ))}
          </ul>
        </section>
      ))}
      {change && (
        <ChangeTourDialog
          {...change}
          onClose={() => setChange(null)}
          onDone={(sentence) => {
            setChange(null);
            showToast(sentence);
            onChanged();
          }}
        />
      )}
    </>
  );
}
