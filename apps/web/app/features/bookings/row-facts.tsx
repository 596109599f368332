import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { startTime } from '../../lib/class-words.ts';
import { initials, levelLabel, typeLabel } from './booking-words.ts';
import type { RowClass } from './row-frame.tsx';

/** Who teaches, and where and when it is: what an open row begins with. */
export function RowFacts({ of }: { of: RowClass }) {
  const { instructorName } = of.class;
  return (
    <>
      <p className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand text-[15px] font-semibold"
        >
          {initials(instructorName)}
        </span>
        {instructorName}
      </p>
      <dl className="numeric mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[15px] min-[23rem]:grid-cols-[auto_1fr_auto_1fr] sm:gap-x-8">
        <Fact label="Type">{typeLabel(of)}</Fact>
        <Fact label="Level">{levelLabel(of)}</Fact>
        <Fact label="Studio">{of.studio}</Fact>
        <Fact label="Date">{formatDayShort(of.dateStart.slice(0, 10))}</Fact>
        <Fact label="Time">
          {startTime(of)}–{formatTime(new Date(of.end))}
        </Fact>
        <Fact label="Duration">{of.durationMin} min</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
