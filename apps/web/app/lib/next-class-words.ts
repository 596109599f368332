import { dayName } from '@studio/domain/time/day-name';
import type { LocalDate } from '@studio/domain/time/local-date';
import { timetableSearch } from '@studio/domain/timetable/timetable-query';
import { startDay, startTime } from './class-words.ts';
import type { NextClass } from './load-next-classes.ts';

/** The first class with a place left, or null. */
export function nextBookable(classes: readonly NextClass[]): NextClass | null {
  return classes.find(({ capacityLeft }) => capacityLeft > 0) ?? null;
}

/** The timetable with this class open. */
export function openOnTimetable(one: Pick<NextClass, 'activityType' | 'dateStart'>): string {
  const search = timetableSearch({
    filter: 'activity',
    activityType: one.activityType,
    date: startDay(one),
    time: startTime(one),
  });
  return `/timetable${search}`;
}

/** "today, 13:30", "Saturday, 09:00", "Sat 5 Dec, 09:00": within a sentence. */
export function whenWords(one: NextClass, today: LocalDate): string {
  const day = dayName(startDay(one), today);
  const said = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  return `${said}, ${startTime(one)}`;
}

/** "Book today, 13:30". */
export function bookLabel(one: NextClass, today: LocalDate): string {
  return `Book ${whenWords(one, today)}`;
}
