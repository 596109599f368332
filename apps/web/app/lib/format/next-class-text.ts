import { formatDayName } from '@studio/domain/time/format-day-name';
import type { LocalDate } from '@studio/domain/time/local-date';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import type { NextClass } from '../site/load-next-classes.ts';
import { getStartDay, getStartTime } from './class-text.ts';

/** Returns the first class with a free place; null if all are full. */
export function findNextBookable(classes: readonly NextClass[]): NextClass | null {
  return classes.find(({ capacityLeft }) => capacityLeft > 0) ?? null;
}

export function buildTimetableClassUrl(nextClass: Pick<NextClass, 'activityType' | 'dateStart'>): string {
  const search = buildTimetableSearch({
    filter: 'activity',
    activityType: nextClass.activityType,
    date: getStartDay(nextClass),
    time: getStartTime(nextClass),
  });
  return `/timetable${search}`;
}

/**
 * Formats the start of a class for use within a sentence, such as "today, 13:30", "Saturday, 09:00" or "Sat 5
 * Dec, 09:00".
 */
export function formatClassDayAndTime(nextClass: NextClass, today: LocalDate): string {
  const day = formatDayName(getStartDay(nextClass), today);
  const dayText = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  return `${dayText}, ${getStartTime(nextClass)}`;
}

export function getBookLabel(nextClass: NextClass, today: LocalDate): string {
  return `Book ${formatClassDayAndTime(nextClass, today)}`;
}
