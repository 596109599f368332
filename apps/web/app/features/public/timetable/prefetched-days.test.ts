import { parseTimetableQuery } from '@studio/domain/timetable/timetable-query';
import { expect, test } from 'vitest';
import type { TimetableData } from './load-timetable.ts';
import { prefetchDay, takePrefetchedDay } from './prefetched-days.ts';

const now = new Date('2026-11-24T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const query = (search: string) =>
  parseTimetableQuery(new URLSearchParams(search), { mat: { activityType: 'mat' } });
const shown = { date: '2026-11-24', today: '2026-11-24' } as TimetableData;
const loaded = async () => ({ value: [], failure: null });

test('returns a prefetched day once, marked so that the page requests the current classes', async () => {
  await prefetchDay(shown, query('activity=mat'), '2026-11-25', now, loaded);
  const chosen = query('activity=mat&date=2026-11-25&time=18:30');
  expect(await takePrefetchedDay(chosen, undefined, later(1000))).toMatchObject({
    date: '2026-11-25',
    prefetched: true,
    loadedAt: now.toISOString(),
  });
  expect(await takePrefetchedDay(chosen, undefined, later(1000))).toBeNull();
});

test('returns nothing for other filters, another member or after five minutes', async () => {
  await prefetchDay(shown, query(''), '2026-11-26', now, loaded);
  expect(await takePrefetchedDay(query('activity=mat&date=2026-11-26'), undefined, now)).toBeNull();
  expect(await takePrefetchedDay(query('date=2026-11-26'), 'member', now)).toBeNull();
  expect(await takePrefetchedDay(query('date=2026-11-26'), undefined, later(300_000))).toBeNull();
});

test('returns nothing when the classes failed to load', async () => {
  await prefetchDay(shown, query(''), '2026-11-27', now, async () => ({ value: null, failure: 'Failed' }));
  expect(await takePrefetchedDay(query('date=2026-11-27'), undefined, now)).toBeNull();
});

test('requests a day only once while its classes are usable', async () => {
  const requests: string[] = [];
  const load = () => {
    requests.push('availability');
    return loaded();
  };
  await prefetchDay(shown, query(''), '2026-11-28', now, load);
  await prefetchDay(shown, query(''), '2026-11-28', later(1000), load);
  expect(requests).toHaveLength(1);
});
