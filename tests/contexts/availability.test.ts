import { branch } from '@studio/content/branch';
import { findClass } from '@studio/server/timetable/store';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CachedTimetable, openCachedTimetable, timetableStart } from '../harness/cached-timetable.ts';

const branchId = branch.id;

/** Inserts a live hold as the bookings module does, without updating the class's taken places. */
const insertHold = {
  name: 'insert_hold',
  text: `INSERT INTO holds
      (branch_id, id, class_id, client_id, address_hash, places, status, created_at, expires_at)
    VALUES ($1, $2, $3, $4, 'x', $5, 'LIVE', $6, $7)`,
};

let { database, time, queries, availability, day } = {} as CachedTimetable;

beforeAll(async () => {
  ({ database, time, queries, availability, day } = await openCachedTimetable());
});
afterAll(() => database.close());
beforeEach(() => {
  time.now = timetableStart;
  queries.count = 0;
});

describe('availability', () => {
  it('lists the classes of a day by start, with two queries first and one when cached', async () => {
    const response = await availability('2026-11-24');
    expect(queries.count).toBe(2);
    expect(await availability('2026-11-24')).toEqual(response);
    expect(queries.count).toBe(3);
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
    time.now = new Date('2026-11-20T13:29:59Z');
    expect(await day('2026-11-20')).toHaveLength(6);
    time.now = new Date('2026-11-20T13:30:00Z');
    const remaining = await day('2026-11-20');
    expect(remaining).toHaveLength(5);
    const classId = remaining[0]?.classId ?? '';
    await database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    expect(await day('2026-11-20')).toHaveLength(4);
    await database.orm.update(classes).set({ status: 'SCHEDULED' }).where(eq(classes.id, classId));
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
        time.now,
        new Date(expiresAt),
      ]);
    await hold('a', 2, '2026-11-20T13:05:00Z');
    await hold('b', 3, '2026-11-20T13:10:00Z');
    await database.orm.update(classes).set({ taken: 9 }).where(eq(classes.id, slot.classId));
    const remaining = async (at: string) => {
      time.now = new Date(at);
      const [first] = await day('2026-11-25');
      const found = await findClass(database, branchId, slot.classId, time.now);
      expect(found?.capacityLeft).toBe(first?.capacityLeft);
      return first?.capacityLeft;
    };
    expect(await remaining('2026-11-20T13:04:59Z')).toBe(1);
    expect(await remaining('2026-11-20T13:05:00Z')).toBe(3);
    expect(await remaining('2026-11-20T13:10:00Z')).toBe(6);
    await database.run({ name: 'lapse_holds', text: `UPDATE holds SET status = 'EXPIRED'` }, []);
    await database.orm.update(classes).set({ taken: 4 }).where(eq(classes.id, slot.classId));
    expect(await remaining('2026-11-20T13:10:00Z')).toBe(6);
  });

  it('finds a class by its id even after its start, but no class of another branch', async () => {
    const [slot] = await day('2026-11-26');
    const id = slot?.classId ?? '';
    const later = new Date('2026-12-01T00:00:00Z');
    const found = await findClass(database, branchId, id, later);
    expect(found).toMatchObject({ id, localDate: '2026-11-26', status: 'SCHEDULED', roomName: 'Studio 1' });
    expect(found?.startsAt.toISOString()).toBe('2026-11-26T07:00:00.000Z');
    expect(await findClass(database, 'elsewhere', id, later)).toBeNull();
  });
});
