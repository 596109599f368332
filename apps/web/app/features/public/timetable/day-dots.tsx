import { getDayDots, getDayStatus } from '@studio/domain/timetable/availability';

/**
 * Shows one dot per class, up to five. Days with few classes have another colour, and the chosen day has a
 * third.
 */
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
