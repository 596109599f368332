import type { LocalDate } from '@studio/domain/time/local-date';
import { buildTimetableSearch, type TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { TimetableData } from './load-timetable.ts';
import { buildSearchWithDate } from './timetable-url.ts';

/**
 * Age in ms up to which a prefetched day may be shown. Since the current classes replace it a moment later, this only
 * limits how outdated the list can be for that moment.
 */
const usableMs = 300_000;

interface PrefetchedDay {
  data: Promise<TimetableData | null>;
  at: Date;
}

const days = new Map<string, PrefetchedDay>();

/**
 * Prefetches the classes of a day with the current filters, unless a usable prefetched day is cached. Resolves when
 * they have loaded.
 */
export function prefetchDay(
  shown: TimetableData,
  query: TimetableQuery,
  date: LocalDate,
  now: Date,
  loadClasses: () => Promise<TimetableData['classes']>,
): Promise<unknown> {
  const key = keyOf(buildSearchWithDate(query, date), shown.memberId);
  const before = days.get(key);
  if (before && isUsable(before, now)) return before.data;
  const data = loadClasses().then(
    (classes) =>
      classes.failure === null
        ? { ...shown, date, classes, loadedAt: now.toISOString(), prefetched: true as const }
        : null,
    () => null,
  );
  days.set(key, { data, at: now });
  return data;
}

/**
 * Returns a prefetched timetable and removes it, so that loading the same URL again requests current data. Resolves
 * with null if no usable prefetched day is cached.
 */
export async function takePrefetchedDay(
  query: TimetableQuery,
  memberId: string | undefined,
  now: Date,
): Promise<TimetableData | null> {
  const key = keyOf(
    query.date ? buildSearchWithDate(query, query.date) : buildTimetableSearch(query),
    memberId,
  );
  const found = days.get(key);
  days.delete(key);
  return found && isUsable(found, now) ? found.data : null;
}

function keyOf(search: string, memberId: string | undefined): string {
  return `${memberId ?? ''}${search}`;
}

function isUsable({ at }: PrefetchedDay, now: Date): boolean {
  return now.getTime() - at.getTime() < usableMs;
}
