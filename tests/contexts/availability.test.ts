import { branch } from '@studio/content/branch';
import {
  getAvailabilityResponse,
  getAvailabilitySummaryResponse,
  getFacetsResponse,
} from '@studio/contracts/timetable';
import type { Database } from '@studio/server/platform/database/database';
import { createDayCache } from '@studio/server/timetable/day-cache';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { loadTimetableFacets as facetsOf } from '@studio/server/timetable/load-timetable-facets';
import { createRangeResponseCache, type DayRangeInput } from '@studio/server/timetable/response-cache';
import { findClass } from '@studio/server/timetable/store';
import { summariseAvailability as summaryOf } from '@studio/server/timetable/summarise-availability';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

/** Friday 20 November 2026, after the classes at 12:15 and 12:30 and before the one at 13:30. */
const start = new Date('2026-11-20T13:00:00Z');
const branchId = branch.id;
let database: Database;
let now = start;
const clock = { now: () => now };
let queryCount = 0;

/** Inserts a live hold as the bookings module does, without updating the class's taken places. */
const insertHold = {
  name: 'insert_hold',
  text: `INSERT INTO holds
      (branch_id, id, class_id, client_id, address_hash, places, status, created_at, expires_at)
    VALUES ($1, $2, $3, $4, 'x', $5, 'LIVE', $6, $7)`,
};

/** Caches of one process, shared by all tests while they change the timetable and the clock. */
let caches: {
  answers: ReturnType<typeof createRangeResponseCache>;
  days: ReturnType<typeof createDayCache>;
  counted: Database;
};

beforeAll(async () => {
  database = await openMigratedDatabase();
  const run: Database['run'] = (statement, values) => {
    queryCount += 1;
    return database.run(statement, values);
  };
  const counted = { ...database, run };
  const services = { database: counted, clock };
  caches = { answers: createRangeResponseCache(services), days: createDayCache(services), counted };
  await initialiseBranch(database, start);
  await generateClasses(database, branchId, start);
});

afterAll(() => database.close());

beforeEach(() => {
  now = start;
  queryCount = 0;
});

const fortnight = { branchId, daysFrom: 0, daysTo: 14 };

async function availability(date: string, filters = {}) {
  const { body } = await caches.days.slots({ branchId, date, filters });
  return getAvailabilityResponse.strict().parse(JSON.parse(String(body)));
}

async function day(date: string, filters = {}) {
  return (await availability(date, filters)).slots;
}

async function summary(input: DayRangeInput) {
  const { counted: countedDatabase, answers } = caches;
  const { body } = await answers.get(getAvailabilitySummaryResponse, input, (at) =>
    summaryOf({ database: countedDatabase }, input, at),
  );
  return getAvailabilitySummaryResponse.strict().parse(JSON.parse(String(body)));
}

async function facets(input: DayRangeInput) {
  const { counted: countedDatabase, answers } = caches;
  const { body } = await answers.get(getFacetsResponse, input, (at) =>
    facetsOf({ database: countedDatabase }, input, at),
  );
  return getFacetsResponse.strict().parse(JSON.parse(String(body)));
}

describe('availability', () => {
  it('lists the classes of a day by start, with two queries first and one when cached', async () => {
    const response = await availability('2026-11-24');
    expect(queryCount).toBe(2);
    expect(await availability('2026-11-24')).toEqual(response);
    expect(queryCount).toBe(3);
    expect(response.slots).toHaveLength(13);
    expect(response.slots.map((slot) => slot.start)).toEqual(response.slots.map((slot) => slot.start).sort());
    expect(response.slots[0]).toMatchObject({
      dateStart: '2026-11-24#07:00',
      start: '2026-11-24T07:00:00.000Z',
      end: '2026-11-24T07:55:00.000Z',
      className: 'Dynamic Reformer Pilates',
      activityType: 'reformer',
      activitySubType: 'dynamic',
      difficulty: 'All Levels',
      instructorId: 'jonah-price',
      trainerName: 'Jonah Price',
      instructorPortraitSmall: '/images/instructors/jonah-price.webp',
      capacity: 10,
      capacityLeft: 10,
      durationMin: 55,
      durationMins: 55,
      studio: 'Studio 1',
      price: { base: 20, final: 20, reason: null, currency: 'GBP', discount: null },
    });
  });

  it('names the two-for-one offer on its classes only', async () => {
    const named = (await day('2026-11-24')).filter(({ twoForOne }) => twoForOne !== undefined);
    expect(new Set(named.map(({ activityType, twoForOne }) => `${activityType}: ${twoForOne}`))).toEqual(
      new Set(['yoga: 2-for-1 yoga on Tuesday evenings']),
    );
    expect(named.every(({ dateStart }) => dateStart.slice(11) >= '17:00')).toBe(true);
    expect((await day('2026-11-25')).some(({ twoForOne }) => twoForOne)).toBe(false);
  });

  it('omits started classes, to the instant, and cancelled classes', async () => {
    expect((await day('2026-11-20')).map((slot) => slot.dateStart.slice(11))).toEqual([
      '13:30',
      '16:45',
      '17:30',
      '18:00',
      '18:45',
      '19:05',
    ]);
    now = new Date('2026-11-20T13:29:59Z');
    expect(await day('2026-11-20')).toHaveLength(6);
    now = new Date('2026-11-20T13:30:00Z');
    const remaining = await day('2026-11-20');
    expect(remaining).toHaveLength(5);
    const classId = remaining[0]?.classId ?? '';
    await database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    expect(await day('2026-11-20')).toHaveLength(4);
    await database.orm.update(classes).set({ status: 'ON' }).where(eq(classes.id, classId));
    expect(await day('2026-11-19')).toEqual([]);
  });

  it('filters by activity, subtype and instructor, and matches nothing for an unknown value', async () => {
    const titles = async (filters: object) =>
      (await day('2026-11-24', filters)).map((slot) => slot.className);
    expect(await titles({ activityType: 'yoga' })).toEqual([
      'Vinyasa Yoga',
      'Vinyasa Yoga',
      'Restorative / Yin Yoga',
    ]);
    expect(await titles({ subType: 'prenatal' })).toEqual(['Prenatal Mat Pilates']);
    expect(await titles({ instructorId: 'noor-haddad', activityType: 'reformer' })).toHaveLength(2);
    expect(await titles({ activityType: 'tai-chi' })).toEqual([]);
    expect((await day('2026-11-24', { activityType: null })).length).toBe(13);
    const femaleOnly = (await day('2026-11-24')).filter((slot) => slot.tags.includes('female-only'));
    expect(femaleOnly.map((slot) => slot.className)).toEqual(['Female-only Reformer']);
  });

  it('filters by audience, level and time of day, and matches nothing for an unknown value', async () => {
    const all = await day('2026-11-24');
    const titles = async (filters: object) =>
      (await day('2026-11-24', filters)).map((slot) => slot.className);
    const titlesOf = (predicate: (slot: (typeof all)[number]) => boolean) =>
      all.filter(predicate).map((slot) => slot.className);
    expect(await titles({ audience: 'female-only' })).toEqual(['Female-only Reformer']);
    expect(await titles({ audience: 'everyone' })).toEqual(titlesOf(({ tags }) => tags.length === 0));
    expect(await titles({ difficulty: 'Gentle' })).toEqual(titlesOf((slot) => slot.difficulty === 'Gentle'));
    for (const [dayPart, from, to] of [
      ['morning', '00:00', '12:00'],
      ['midday', '12:00', '16:00'],
      ['evening', '16:00', '24:00'],
    ] as const) {
      const starts = (await day('2026-11-24', { dayPart })).map(({ dateStart }) => dateStart.slice(11));
      const expected = all
        .map(({ dateStart }) => dateStart.slice(11))
        .filter((time) => time >= from && time < to);
      expect(starts).toEqual(expected);
      expect(starts.length).toBeGreaterThan(0);
    }
    for (const filters of [{ audience: 'men' }, { difficulty: 'Guru' }, { dayPart: 'night' }])
      expect(await titles(filters)).toEqual([]);
  });

  it('counts live holds and bookings, but no expired hold, swept or not', async () => {
    const [slot] = await day('2026-11-25');
    if (!slot) throw new Error('No class');
    const hold = (clientId: string, places: number, expiresAt: string) =>
      database.run(insertHold, [
        branchId,
        uuidv7(),
        slot.classId,
        clientId,
        places,
        now,
        new Date(expiresAt),
      ]);
    await hold('a', 2, '2026-11-20T13:05:00Z');
    await hold('b', 3, '2026-11-20T13:10:00Z');
    await database.orm.update(classes).set({ taken: 9 }).where(eq(classes.id, slot.classId));
    const remaining = async (at: string) => {
      now = new Date(at);
      const [first] = await day('2026-11-25');
      const found = await findClass(database, branchId, slot.classId, now);
      expect(found?.capacityLeft).toBe(first?.capacityLeft);
      return first?.capacityLeft;
    };
    expect(await remaining('2026-11-20T13:04:59Z')).toBe(1);
    expect(await remaining('2026-11-20T13:05:00Z')).toBe(3);
    expect(await remaining('2026-11-20T13:10:00Z')).toBe(6);
    await database.run({ name: 'lapse_holds', text: `UPDATE holds SET status = 'LAPSED'` }, []);
    await database.orm.update(classes).set({ taken: 4 }).where(eq(classes.id, slot.classId));
    expect(await remaining('2026-11-20T13:10:00Z')).toBe(6);
  });

  it('finds a class by its id even after its start, but no class of another branch', async () => {
    const [slot] = await day('2026-11-26');
    const id = slot?.classId ?? '';
    const later = new Date('2026-12-01T00:00:00Z');
    const found = await findClass(database, branchId, id, later);
    expect(found).toMatchObject({ id, localDate: '2026-11-26', status: 'ON', roomName: 'Studio 1' });
    expect(found?.startsAt.toISOString()).toBe('2026-11-26T07:00:00.000Z');
    expect(await findClass(database, 'elsewhere', id, later)).toBeNull();
  });
});

describe('summary', () => {
  it('counts the classes of each day that have not started, with two queries first and one when cached', async () => {
    const response = await summary({ branchId, daysFrom: 0, daysTo: 30, filters: {} });
    expect(queryCount).toBe(2);
    expect(await summary({ branchId, daysFrom: 0, daysTo: 30, filters: {} })).toEqual(response);
    expect(queryCount).toBe(3);
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
    now = new Date('2026-11-20T13:29:59Z');
    expect(await counts()).toEqual([6, 6]);
    now = new Date('2026-11-20T13:30:00Z');
    expect(await counts()).toEqual([5, 5]);
    now = start;
    expect(await counts()).toEqual([6, 6]);
    now = new Date('2026-11-20T23:59:59Z');
    expect((await summary(today)).range.from).toBe('2026-11-20');
    now = new Date('2026-11-21T00:00:00Z');
    expect((await summary(today)).range.from).toBe('2026-11-21');
  });

  it('stops counting a class as soon as it is cancelled', async () => {
    const input = { branchId, daysFrom: 5, daysTo: 5, filters: {} };
    const before = (await summary(input)).days['2026-11-25'] ?? 0;
    const [slot] = await day('2026-11-25');
    const setStatus = (status: 'ON' | 'CANCELLED') =>
      database.orm
        .update(classes)
        .set({ status })
        .where(eq(classes.id, slot?.classId ?? ''));
    await setStatus('CANCELLED');
    expect((await summary(input)).days['2026-11-25']).toBe(before - 1);
    await setStatus('ON');
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
    now = new Date('2027-03-28T23:30:00Z');
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
    expect(queryCount).toBe(2);
    expect(await facets({ ...fortnight, filters: {} })).toEqual(response);
    expect(queryCount).toBe(3);
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
