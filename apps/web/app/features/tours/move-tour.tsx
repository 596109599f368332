import type { TourAnswer, WireTourSlot } from '@studio/contracts/tours';
import { formatDayMedium, formatMomentShort } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../../lib/use-studio.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed, LoadingDays, NoTours, StepProblem } from './availability-view.tsx';
import { DayList } from './day-list.tsx';
import { TimeGrid } from './time-grid.tsx';
import type { KeyedTour } from './tour-api.ts';
import { daysOf, timesOf } from './tour-days.ts';
import { tourTexts } from './tour-texts.ts';
import { useMove } from './use-move.ts';

interface MoveTourProps {
  link: KeyedTour;
  onMoved: (tour: TourAnswer) => void;
  onLeave: () => void;
}

/** Another day and time for a booked tour. Until it is moved, it stays where it is. */
export function MoveTour({ link, onMoved, onLeave }: MoveTourProps) {
  const { email } = useStudio();
  const { slots, failure, problem, busy, retry, move } = useMove(link, onMoved);
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
        Move the tour
      </h2>
      <div className="mt-4 grid gap-5">
        {failure && <LoadFailed problem={failure} onRetry={retry} />}
        {!failure && !slots && <LoadingDays />}
        {slots?.length === 0 && <NoTours email={email} />}
        {slots && slots.length > 0 && (
          <DayList
            days={daysOf(slots)}
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
          busyLabel="Moving"
          disabled={!slot}
          onClick={() => slot && void move(slot.id)}
          className="max-sm:w-full"
        >
          {slot ? `Move to ${formatMomentShort(new Date(slot.start))}` : 'Move'}
        </Button>
        <Button kind="secondary" onClick={onLeave} disabled={busy} className="max-sm:w-full">
          Keep it
        </Button>
      </div>
    </section>
  );
}

interface TimesProps {
  slots: readonly WireTourSlot[];
  date: LocalDate;
  chosen: string | null;
  onChoose: (slotId: string) => void;
}

function Times({ slots, date, chosen, onChoose }: TimesProps) {
  const times = timesOf(date, slots);
  return (
    <div>
      <h3 className="mb-3 font-sans text-ui font-semibold tracking-normal">{formatDayMedium(date)}</h3>
      {times.length > 0 ? (
        <TimeGrid times={times} chosen={chosen} onChoose={({ id }) => onChoose(id)} />
      ) : (
        <p role="status">{tourTexts.noSlots}</p>
      )}
    </div>
  );
}
