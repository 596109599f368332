import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTimetableUrl, saveTimetableSearch } from './saved-timetable-search.ts';

const klass = { classId: 'c1', dateStart: '2026-11-24#09:30' };
let values: Map<string, string>;

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const holdFrom = (search: string, classId = klass.classId) => {
  vi.stubGlobal('location', { search });
  saveTimetableSearch(classId);
};

it('restores the filters that led to the class, on its day, with no class open', () => {
  holdFrom('?activity=yoga&sub=vinyasa&level=beginner&date=2026-11-20&time=09%3A30&class=c1');
  expect(buildTimetableUrl(klass)).toBe(
    '/timetable?activity=yoga&sub=vinyasa&level=beginner&date=2026-11-24',
  );
  holdFrom('?filter=trainer&trainerId=noor-haddad');
  expect(buildTimetableUrl(klass)).toBe('/timetable?filter=trainer&trainerId=noor-haddad&date=2026-11-24');
});

it('links to the day alone for a class held without filters, or without a saved search', () => {
  holdFrom('?activity=yoga', 'another');
  expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  for (const damaged of ['broken', '{}', '[1]', 'null']) {
    values.set('timetables-of-holds', damaged);
    expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  }
  vi.stubGlobal('sessionStorage', undefined);
  saveTimetableSearch('c1');
  expect(buildTimetableUrl(klass)).toBe('/timetable?date=2026-11-24');
  expect(buildTimetableUrl()).toBe('/timetable');
});

it('keeps the filters of each of several held classes', () => {
  holdFrom('?activity=yoga');
  holdFrom('?filter=trainer&trainerId=noor-haddad', 'another');
  holdFrom('?activity=mat', 'another');
  expect(buildTimetableUrl(klass)).toBe('/timetable?activity=yoga&date=2026-11-24');
  expect(buildTimetableUrl({ ...klass, classId: 'another' })).toBe('/timetable?activity=mat&date=2026-11-24');
});
