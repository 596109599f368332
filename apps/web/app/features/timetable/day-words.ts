import { formatDayMedium } from '@studio/domain/time/format-london';
import { dayStatus } from '@studio/domain/timetable/availability';
import type { Day } from './days.ts';

/** "Tuesday 24 November, 8 classes, open": a day as screen readers say it, with the reason when it cannot be chosen. */
export function dayWords({ date, classes, closure, reason }: Day): string {
  const name = formatDayMedium(date);
  if (closure) return `${name}, closed, ${closure}`;
  if (reason) return `${name}, ${reason}`;
  return classes === null ? name : `${name}, ${classWords(classes)}, ${dayStatus(classes)}`;
}

/** "1 class", "8 classes". */
export function classWords(classes: number): string {
  return classes === 1 ? '1 class' : `${classes} classes`;
}
