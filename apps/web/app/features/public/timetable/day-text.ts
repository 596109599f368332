import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';

import type { TimetableDay } from './timetable-days.ts';

/**
 * Returns the label for screen readers: the date with the number of classes, such as "Tuesday 24 November, 8
 * classes", or with the reason why the day has none. Without a summary, only the date.
 */
export function describeDay({ date, classes, closure, reason }: TimetableDay): string {
  const name = formatDayMedium(date);
  if (closure) return `${name}, closed, ${closure}`;
  if (reason) return `${name}, ${reason}`;
  return classes === null ? name : `${name}, ${formatClassCount(classes)}`;
}

export function formatClassCount(classes: number): string {
  return formatCount(classes, 'class', 'classes');
}
