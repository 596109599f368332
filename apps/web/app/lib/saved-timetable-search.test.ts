import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTimetableUrl, saveTimetableSearch } from './saved-timetable-search.ts';

const klass = { classId: 'c1', dateStart: '2026-11-24#09:30' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const heldFrom = (search: string, classId = klass.classId) => {
  vi.stubGlobal('location', { search });
  saveTimetableSearch(classId);
};

it('leads back to the filters by which the class was found, on its day, with no class open', () => {
  heldFrom('?activity=yoga&sub=vinyasa&level=beginner&date=2026-11-20&time=09%3A30&class=c1');
  expect(buildTimetableUrl(klass)).toBe(
    '/timetable?activity=yoga&sub=vinyasa&level=beginner&date=2026-11-24',
  );
  heldFrom('?filter=trainer&trainerId=noor-haddad');
  expect(buildTimetableUrl(klass)).toBe('/timetable?filter=trainer&trainerId=noor-haddad&date=2026-11-24');
});

it('leads to the day alone for a class that was held elsewhere, and where nothing is kept', () => {
  heldFrom('?activity=yoga', 'another');
  expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  kept.set('timetable-of-hold', 'broken');
  expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  vi.stubGlobal('sessionStorage', undefined);
  saveTimetableSearch('c1');
  expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  expect(buildTimetableUrl()).toBe('/timetable');
});
