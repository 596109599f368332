import { getStartDay } from '../format/class-text.ts';

const storageKey = 'timetable-of-hold';

/** Saves the timetable's search in this tab, so that leaving checkout restores the same filters. */
export function saveTimetableSearch(classId: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ classId, search: location.search }));
  } catch {
    // Without storage, only the day is restored.
  }
}

/**
 * Returns the URL of the timetable on the day of a class, with the filters by which it was found. Without a class it
 * returns '/timetable'.
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
