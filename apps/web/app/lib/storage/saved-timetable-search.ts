import { getStartDay } from '../format/class-text.ts';

const storageKey = 'timetable-of-hold';

/** Saves the query string of the timetable in this tab, so that leaving checkout restores the filters. */
export function saveTimetableSearch(classId: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ classId, search: location.search }));
  } catch {
    // Without storage, only the day is restored.
  }
}

/**
 * Returns the URL of the timetable on the day of a class, with the filters by which the visitor found it.
 * Without a class, returns '/timetable'.
 */
export function buildTimetableUrl(klass?: { classId: string; dateStart: string }): string {
  if (!klass) return '/timetable';
  const query = new URLSearchParams(searchFor(klass.classId));
  for (const ofOpenClass of ['time', 'class']) query.delete(ofOpenClass);
  query.set('date', getStartDay(klass));
  return `/timetable?${query}`;
}

function searchFor(classId: string): string {
  try {
    const remembered = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return remembered.classId === classId ? String(remembered.search) : '';
  } catch {
    return '';
  }
}
