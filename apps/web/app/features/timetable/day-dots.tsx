import { getDayDots, getDayStatus } from '@studio/domain/timetable/availability';

/** One dot for each class, up to five. Few are clay; on the chosen day all are rose. Nothing without a count. */
export function DayDots({ classes, chosen }: { classes: number | null; chosen: boolean }) {
  const tone = getDayStatus(classes ?? 0) === 'open' ? 'text-sage-deep' : 'text-clay';
  return (
    <span
      aria-hidden="true"
      className={`dots ${chosen ? 'text-rose' : tone}`}
      style={{ '--dots': getDayDots(classes ?? 0) }}
    />
  );
}
