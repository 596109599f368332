import { getStartDay } from '../format/class-text.ts';

const storageKey = 'timetables-of-holds';

/** Maximum number of held classes whose filters are saved. */
const maxClasses = 10;

/** Saves the query string of the timetable in this tab, so that leaving checkout of the class restores the filters. */
export function saveTimetableSearch(classId: string): void {
  try {
    const others = readSearches().filter(([id]) => id !== classId);
    const searches = [...others, [classId, location.search]].slice(-maxClasses);
    sessionStorage.setItem(storageKey, JSON.stringify(searches));
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
  return readSearches().find(([id]) => id === classId)?.[1] ?? '';
}

/** Class id and the query string of the timetable on which the class was held. */
type SavedSearch = [classId: string, search: string];

/** Returns the saved searches, oldest first; none if storage is blocked or damaged. */
function readSearches(): SavedSearch[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedSearch) : [];
  } catch {
    return [];
  }
}

function isSavedSearch(entry: unknown): entry is SavedSearch {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
