import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { getActivityLabel } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { getClassLevelLabel, getInitials } from './booking-text.ts';
import type { ExpandableRowClass } from './expandable-row.tsx';

interface ClassDetailsProps {
  entry: ExpandableRowClass;
  /** Name of the bed, such as "Bed 4"; null for none. */
  bed?: string | null;
}

export function ClassDetails({ entry, bed = null }: ClassDetailsProps) {
  const activities = useActivities();
  const { instructorName } = entry.class;
  return (
    <>
      <p className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand text-[15px] font-semibold"
        >
          {getInitials(instructorName)}
        </span>
        {instructorName}
      </p>
      <dl className="numeric mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[15px] min-[23rem]:grid-cols-[auto_1fr_auto_1fr] sm:gap-x-8">
        <Detail label="Type">{getActivityLabel(activities, entry.class.activityType)}</Detail>
        <Detail label="Level">{getClassLevelLabel(entry)}</Detail>
        <Detail label="Studio">{bed ? `${entry.studio}, ${bed}` : entry.studio}</Detail>
        <Detail label="Date">{formatDayShort(entry.dateStart.slice(0, 10))}</Detail>
        <Detail label="Time">
          {getStartTime(entry)}–{formatTime(new Date(entry.end))}
        </Detail>
        <Detail label="Duration">{entry.durationMin} min</Detail>
      </dl>
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
