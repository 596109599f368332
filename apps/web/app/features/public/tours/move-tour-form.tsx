import type { TourResponse, TourSlotDto } from '@studio/contracts/tours';
import { formatDayMedium, formatMomentShort } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import type { TourLinkParams } from './tour-api.ts';
import { TourDayList } from './tour-day-list.tsx';
import { groupTourDays, listTourTimes } from './tour-days.ts';
import { tourText } from './tour-text.ts';
import { TourTimeGrid } from './tour-time-grid.tsx';
import { NoToursNotice, StepProblem, TourDaysError, TourDaysSkeleton } from './tour-wizard-parts.tsx';
import { useMoveTour } from './use-move-tour.ts';

interface MoveTourFormProps {
  link: TourLinkParams;
  onMoved: (tour: TourResponse) => void;
  onCancel: () => void;
}

/** Form that picks another slot for a tour. The tour keeps its slot until the move succeeds. */
export function MoveTourForm({ link, onMoved, onCancel }: MoveTourFormProps) {
  const { email } = useStudio();
  const { slots, failure, problem, busy, retry, move } = useMoveTour(link, onMoved);
  const [date, setDate] = useState<LocalDate | null>(null);
  const [slotId, setSlotId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const slot = slots?.find(({ id }) => id === slotId) ?? null;
  return (
    <section
      aria-labelledby="move-tour"
      className="rounded-panel bg-paper p-6 shadow-1 [--bleed:1.5rem] md:p-8 md:[--bleed:2rem]"
    >
      <h2 id="move-tour" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Move tour
      </h2>
      <div className="mt-4 grid gap-5">
        {failure && <TourDaysError problem={failure} onRetry={retry} />}
        {!failure && !slots && <TourDaysSkeleton />}
        {slots?.length === 0 && <NoToursNotice email={email} />}
        {slots && slots.length > 0 && (
          <TourDayList
            days={groupTourDays(slots)}
            chosen={date}
            onChoose={(chosen) => {
              setDate(chosen);
              setSlotId(null);
            }}
          />
        )}
        {slots && date && <Times slots={slots} date={date} chosen={slot?.id ?? null} onChoose={setSlotId} />}
        <StepProblem problem={problem} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel="Moving…"
          disabled={!slot}
          onClick={() => slot && void move(slot.id)}
          className="max-sm:w-full"
        >
          {slot ? `Move to ${formatMomentShort(new Date(slot.start))}` : 'Move tour'}
        </Button>
        <Button kind="secondary" onClick={onCancel} disabled={busy} className="max-sm:w-full">
          Keep current time
        </Button>
      </div>
    </section>
  );
}

interface TimesProps {
  slots: readonly TourSlotDto[];
  date: LocalDate;
  chosen: string | null;
  onChoose: (slotId: string) => void;
}

function Times({ slots, date, chosen, onChoose }: TimesProps) {
  const times = listTourTimes(date, slots);
  return (
    <div>
      <h3 className="mb-3 font-sans text-ui font-semibold tracking-normal">{formatDayMedium(date)}</h3>
      {times.length > 0 ? (
        <TourTimeGrid times={times} chosen={chosen} onChoose={({ id }) => onChoose(id)} />
      ) : (
        <p role="status">{tourText.noSlots}</p>
      )}
    </div>
  );
}
