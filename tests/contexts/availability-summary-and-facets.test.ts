import { branch } from '@studio/content/branch';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CachedTimetable, openCachedTimetable, timetableStart } from '../harness/cached-timetable.ts';

const branchId = branch.id;
const fortnight = { branchId, daysFrom: 0, daysTo: 14 };

let { database, time, queries, day, summary, facets } = {} as CachedTimetable;

beforeAll(async () => {
  ({ database, time, queries, day, summary, facets } = await openCachedTimetable());
});
afterAll(() => database.close());
beforeEach(() => {
  time.now = timetableStart;
  queries.count = 0;
});

describe('summary', () => {
  it('counts the classes of each day that have not started, with two queries first and one when cached', async () => {
    const response = await summary({ branchId, daysFrom: 0, daysTo: 30, filters: {} });
    expect(queries.count).toBe(2);
    expect(await summary({ branchId, daysFrom: 0, daysTo: 30, filters: {} })).toEqual(response);
    expect(queries.count).toBe(3);
    expect(response.range).toEqual({ from: '2026-11-20', to: '2026-12-20' });
    expect(Object.keys(response.days)).toHaveLength(31);
    expect(response.days).toMatchObject({
      '2026-11-20': 6,
      '2026-11-21': 8,
      '2026-11-24': 13,
      '2026-12-05': 9,
    });
    expect(response.closures).toEqual([]);
  });

  it('omits started classes, to the instant, even from the cache', async () => {
    const today = { branchId, daysFrom: 0, daysTo: 0, filters: {} };
    const counts = async () => {
      const { activities } = await facets(today);
      const { days } = await summary(today);
      const ofFacets = activities.reduce((sum, { count }) => sum + count, 0);
      return [ofFacets, days['2026-11-20']];
    };
    expect(await counts()).toEqual([6, 6]);
    time.now = new Date('2026-11-20T13:29:59Z');
    expect(await counts()).toEqual([6, 6]);
    time.now = new Date('2026-11-20T13:30:00Z');
    expect(await counts()).toEqual([5, 5]);
    time.now = timetableStart;
    expect(await counts()).toEqual([6, 6]);
    time.now = new Date('2026-11-20T23:59:59Z');
    expect((await summary(today)).range.from).toBe('2026-11-20');
    time.now = new Date('2026-11-21T00:00:00Z');
    expect((await summary(today)).range.from).toBe('2026-11-21');
  });

  it('stops counting a class as soon as it is cancelled', async () => {
    const input = { branchId, daysFrom: 5, daysTo: 5, filters: {} };
    const before = (await summary(input)).days['2026-11-25'] ?? 0;
    const [slot] = await day('2026-11-25');
    const setStatus = (status: 'SCHEDULED' | 'CANCELLED') =>
      database.orm
        .update(classes)
        .set({ status })
        .where(eq(classes.id, slot?.classId ?? ''));
    await setStatus('CANCELLED');
    expect((await summary(input)).days['2026-11-25']).toBe(before - 1);
    await setStatus('SCHEDULED');
    expect((await summary(input)).days['2026-11-25']).toBe(before);
  });

  it('names the closed days with their reasons', async () => {
    const response = await summary({ branchId, daysFrom: 30, daysTo: 45, filters: {} });
    expect(response.days).not.toHaveProperty('2026-12-25');
    expect(response.days).toHaveProperty('2026-12-29');
    expect(response.closures).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(response.closures).toContainEqual({ date: '2027-01-01', name: 'New Year’s Day' });
  });

  it('filters like the list of classes', async () => {
    const response = await summary({ ...fortnight, filters: { subType: 'sound-healing' } });
    expect(response.days).toEqual({});
    const later = await summary({
      ...fortnight,
      daysTo: 15,
      filters: { subType: 'sound-healing' },
    });
    expect(later.days).toEqual({ '2026-12-05': 1 });
  });

  it.each([
    { audience: 'female-only' },
    { audience: 'everyone' },
    { difficulty: 'Beginner Friendly' },
    { dayPart: 'evening', activityType: 'yoga' },
    { dayPart: 'midday' },
    { dayPart: 'night' },
  ])('counts as many classes as the list shows for %j', async (filters) => {
    const response = await summary({ ...fortnight, filters });
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-28'])
      expect(response.days[date] ?? 0).toBe((await day(date, filters)).length);
  });

  it('begins on the London day even while UTC is still on the day before', async () => {
    time.now = new Date('2027-03-28T23:30:00Z');
    const response = await summary({ branchId, daysFrom: 0, daysTo: 1, filters: {} });
    expect(response.range).toEqual({ from: '2027-03-29', to: '2027-03-30' });
  });

  it('rejects a reversed range of days, naming the field', async () => {
    const backwards = summary({ branchId, daysFrom: 3, daysTo: 2, filters: {} });
    await expect(backwards).rejects.toMatchObject({ code: 'bad_request', details: { field: 'daysTo' } });
  });
});

describe('facets', () => {
  const keys = (list: readonly { key: string }[]) => list.map((facet) => facet.key);
  const names = (list: readonly { name: string }[]) => list.map((facet) => facet.name);

  it('returns facets in studio order, with two queries first and one when cached', async () => {
    const response = await facets({ ...fortnight, filters: {} });
    expect(queries.count).toBe(2);
    expect(await facets({ ...fortnight, filters: {} })).toEqual(response);
    expect(queries.count).toBe(3);
    expect(keys(response.activities)).toEqual(['reformer', 'mat', 'yoga']);
    expect(response.activities[1]).toMatchObject({ label: 'Mat Pilates', imageKey: 'class-mat' });
    expect(names(response.trainers)).toEqual([
      'Ines Duarte',
      'Freya Lind',
      'Amara Cole',
      'Jonah Price',
      'Mei Tanaka',
      'Noor Haddad',
    ]);
    const { days } = await summary({ ...fortnight, filters: {} });
    const classesInAll = Object.values(days).reduce((sum, count) => sum + count, 0);
    const sum = (list: readonly { count: number }[]) => list.reduce((total, facet) => total + facet.count, 0);
    expect(sum(response.activities)).toBe(classesInAll);
    expect(sum(response.trainers)).toBe(classesInAll);
  });

  it('narrows instructors by activity, but keeps all activities', async () => {
    const response = await facets({ ...fortnight, filters: { activityType: 'yoga' } });
    expect(names(response.trainers)).toEqual(['Amara Cole', 'Mei Tanaka', 'Noor Haddad']);
    expect(keys(response.activities)).toEqual(['reformer', 'mat', 'yoga']);
  });

  it('narrows activities by instructor, but keeps all instructors', async () => {
    const response = await facets({ ...fortnight, filters: { instructorId: 'freya-lind' } });
    expect(keys(response.activities)).toEqual(['reformer', 'mat']);
    expect(response.trainers).toHaveLength(6);
  });

  it('narrows activities and instructors by audience, level and time of day', async () => {
    const response = await facets({ ...fortnight, filters: { audience: 'female-only', dayPart: 'evening' } });
    expect(keys(response.activities)).toEqual(['reformer', 'mat']);
    expect(names(response.trainers)).toEqual(['Freya Lind', 'Noor Haddad']);
  });

  it('is empty when no class takes place', async () => {
    const response = await facets({ branchId, daysFrom: 60, daysTo: 70, filters: {} });
    expect(response).toEqual({ ok: true, activities: [], trainers: [] });
  });
});
