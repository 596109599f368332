import { branch } from '@studio/content/branch';
import { availabilityAnswer, facetsAnswer, summaryAnswer } from '@studio/contracts/timetable';
import type { Database } from '@studio/server/platform/database';
import { availability } from '@studio/server/timetable/availability';
import { facets } from '@studio/server/timetable/facets';
import { makeClasses } from '@studio/server/timetable/make-classes';
import { openBranch } from '@studio/server/timetable/open-branch';
import { findClass } from '@studio/server/timetable/store';
import { summary } from '@studio/server/timetable/summary';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated } from '../harness/migrated-database.ts';

/** Friday 20 November 2026, between the classes at 12:15 and 12:30 and the one at 13:30. */
const start = new Date('2026-11-20T13:00:00Z');
const branchId = branch.id;
let database: Database;
let now = start;
const clock = { now: () => now };
let asked = 0;

/** A live hold as the bookings write it, without the place it takes. */
const insertHold = {
  name: 'insert_hold',
  text: `INSERT INTO holds
      (branch_id, id, class_id, client_id, address_hash, places, status, created_at, expires_at)
    VALUES ($1, $2, $3, $4, 'x', $5, 'LIVE', $6, $7)`,
};

/** The database, with its questions counted. */
function counted(): { database: Database; clock: typeof clock } {
  const run: Database['run'] = (statement, values) => {
    asked += 1;
    return database.run(statement, values);
  };
  return { database: { ...database, run }, clock };
}

beforeAll(async () => {
  database = await openMigrated();
  await openBranch(database, start);
  await makeClasses(database, branchId, start);
});

afterAll(() => database.close());

beforeEach(() => {
  now = start;
  asked = 0;
});

const fortnight = { branchId, daysFrom: 0, daysTo: 14 };

async function day(date: string, filters = {}) {
  return (await availability(counted(), { branchId, date, filters })).slots;
}

describe('availability', () => {
  it('lists the classes of a day by start, as the contract says, with one question', async () => {
    const answer = await availability(counted(), { branchId, date: '2026-11-24', filters: {} });
    expect(availabilityAnswer.parse(answer)).toEqual(answer);
    expect(asked).toBe(1);
    expect(answer.slots).toHaveLength(13);
    expect(answer.slots.map((slot) => slot.start)).toEqual(answer.slots.map((slot) => slot.start).sort());
    expect(answer.slots[0]).toMatchObject({
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

  it('leaves out what has begun, to the instant, and what does not take place', async () => {
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
    const left = await day('2026-11-20');
    expect(left).toHaveLength(5);
    const classId = left[0]?.classId ?? '';
    await database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    expect(await day('2026-11-20')).toHaveLength(4);
    await database.orm.update(classes).set({ status: 'ON' }).where(eq(classes.id, classId));
    expect(await day('2026-11-19')).toEqual([]);
  });

  it('narrows by activity, subtype and instructor; an unknown value matches nothing', async () => {
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

  it('counts live holds and bookings, but no hold whose time has passed, swept or not', async () => {
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
    const left = async (at: string) => {
      now = new Date(at);
      const [first] = await day('2026-11-25');
      const found = await findClass(database, branchId, slot.classId, now);
      expect(found?.capacityLeft).toBe(first?.capacityLeft);
      return first?.capacityLeft;
    };
    expect(await left('2026-11-20T13:04:59Z')).toBe(1);
    expect(await left('2026-11-20T13:05:00Z')).toBe(3);
    expect(await left('2026-11-20T13:10:00Z')).toBe(6);
    await database.run({ name: 'lapse_holds', text: `UPDATE holds SET status = 'LAPSED'` }, []);
    await database.orm.update(classes).set({ taken: 4 }).where(eq(classes.id, slot.classId));
    expect(await left('2026-11-20T13:10:00Z')).toBe(6);
  });

  it('finds a class by its id also when it has begun, and none of another branch', async () => {
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
  it('counts the classes of each day that have not begun, with one question', async () => {
    const answer = await summary(counted(), { branchId, daysFrom: 0, daysTo: 30, filters: {} });
    expect(summaryAnswer.parse(answer)).toEqual(answer);
    expect(asked).toBe(1);
    expect(answer.range).toEqual({ from: '2026-11-20', to: '2026-12-20' });
    expect(Object.keys(answer.days)).toHaveLength(31);
    expect(answer.days).toMatchObject({
      '2026-11-20': 6,
      '2026-11-21': 8,
      '2026-11-24': 13,
      '2026-12-05': 9,
    });
    expect(answer.closures).toEqual([]);
  });

  it('says which days are closed and why', async () => {
    const answer = await summary(counted(), { branchId, daysFrom: 30, daysTo: 45, filters: {} });
    expect(answer.days).not.toHaveProperty('2026-12-25');
    expect(answer.days).toHaveProperty('2026-12-29');
    expect(answer.closures).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(answer.closures).toContainEqual({ date: '2027-01-01', name: 'New Year’s Day' });
  });

  it('narrows like the list', async () => {
    const answer = await summary(counted(), { ...fortnight, filters: { subType: 'sound-healing' } });
    expect(answer.days).toEqual({});
    const later = await summary(counted(), {
      ...fortnight,
      daysTo: 15,
      filters: { subType: 'sound-healing' },
    });
    expect(later.days).toEqual({ '2026-12-05': 1 });
  });

  it('begins at the London day, also while it is still yesterday in UTC', async () => {
    now = new Date('2027-03-28T23:30:00Z');
    const answer = await summary(counted(), { branchId, daysFrom: 0, daysTo: 1, filters: {} });
    expect(answer.range).toEqual({ from: '2027-03-29', to: '2027-03-30' });
  });

  it('refuses days that run backwards, naming the field', async () => {
    const backwards = summary(counted(), { branchId, daysFrom: 3, daysTo: 2, filters: {} });
    await expect(backwards).rejects.toMatchObject({ code: 'bad_request', facts: { field: 'daysTo' } });
  });
});

describe('facets', () => {
  const keys = (list: readonly { key: string }[]) => list.map((facet) => facet.key);
  const names = (list: readonly { name: string }[]) => list.map((facet) => facet.name);

  it('offers what takes place, in the order of the studio, with one question', async () => {
    const answer = await facets(counted(), { ...fortnight, filters: {} });
    expect(facetsAnswer.parse(answer)).toEqual(answer);
    expect(asked).toBe(1);
    expect(keys(answer.activities)).toEqual(['reformer', 'mat', 'yoga']);
    expect(answer.activities[1]).toMatchObject({ label: 'Mat Pilates', imageKey: 'class-mat' });
    expect(names(answer.trainers)).toEqual([
      'Ines Duarte',
      'Freya Lind',
      'Amara Cole',
      'Jonah Price',
      'Mei Tanaka',
      'Noor Haddad',
    ]);
    const { days } = await summary(counted(), { ...fortnight, filters: {} });
    const classesInAll = Object.values(days).reduce((sum, count) => sum + count, 0);
    const sum = (list: readonly { count: number }[]) => list.reduce((total, facet) => total + facet.count, 0);
    expect(sum(answer.activities)).toBe(classesInAll);
    expect(sum(answer.trainers)).toBe(classesInAll);
  });

  it('narrows instructors by activity, and leaves the activities to choose from', async () => {
    const answer = await facets(counted(), { ...fortnight, filters: { activityType: 'yoga' } });
    expect(names(answer.trainers)).toEqual(['Amara Cole', 'Mei Tanaka', 'Noor Haddad']);
    expect(keys(answer.activities)).toEqual(['reformer', 'mat', 'yoga']);
  });

  it('narrows activities by instructor, and leaves the instructors to choose from', async () => {
    const answer = await facets(counted(), { ...fortnight, filters: { instructorId: 'freya-lind' } });
    expect(keys(answer.activities)).toEqual(['reformer', 'mat']);
    expect(answer.trainers).toHaveLength(6);
  });

  it('is empty where nothing takes place', async () => {
    const answer = await facets(counted(), { branchId, daysFrom: 60, daysTo: 70, filters: {} });
    expect(answer).toEqual({ ok: true, activities: [], trainers: [] });
  });
});
