import { formatDayMedium } from '@studio/domain/time/format-london';
import { getDayStatus } from '@studio/domain/timetable/availability';
import type { TimetableDay } from './timetable-days.ts';

/** "Tuesday 24 November, 8 classes, open": a day as screen readers say it, with the reason when it cannot be chosen. */
export function describeDay({ date, classes, closure, reason }: TimetableDay): string {
  const name = formatDayMedium(date);
  if (closure) return `${name}, closed, ${closure}`;
  if (reason) return `${name}, ${reason}`;
  return classes === null ? name : `${name}, ${formatClassCount(classes)}, ${getDayStatus(classes)}`;
}

/** "1 class", "8 classes". */
export function formatClassCount(classes: number): string {
  return classes === 1 ? '1 class' : `${classes} classes`;
}
