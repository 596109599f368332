import { branch } from '@studio/content/branch';
import { availabilityResponse, classBySlugResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { formatDateStart } from '@studio/domain/time/london';
import { buildClassPath, buildClassSlug } from '@studio/domain/timetable/class-path';
import type { Database } from '@studio/server/platform/database';
import { createDayCache } from '@studio/server/timetable/day-cache';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { loadClassBySlug } from '@studio/server/timetable/load-class-by-slug';
import { classes } from '@studio/server/timetable/tables';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

/** A Friday, before its first class. */
const start = new Date('2026-11-20T06:00:00Z');
const branchId = branch.id;
let database: Database;
let now = start;
const clock = { now: () => now };

beforeAll(async () => {
  database = await openMigratedDatabase();
  await initialiseBranch(database, start);
  await generateClasses(database, branchId, start);
});
afterAll(() => database.close());
beforeEach(() => {
  now = start;
});

const ask = (date: string, slug: string) => loadClassBySlug({ database, clock }, { branchId, date, slug });

describe('a class by the address of its page', () => {
  it('is found for every class of the next 14 days', async () => {
    let found = 0;
    const days = createDayCache({ database, clock });
    for (let ahead = 0; ahead < 14; ahead += 1) {
      const date = addDays('2026-11-20', ahead);
      const { body } = await days.slots({ branchId, date, filters: {} });
      const { slots } = availabilityResponse.parse(JSON.parse(String(body)));
      for (const slot of slots) {
        const answer = await ask(date, buildClassSlug(slot));
        expect(answer.class).toEqual(slot);
        expect(answer.state).toBe('on');
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('tells the others of its kind in seven days around it, none before today and none that has begun', async () => {
    now = new Date('2026-11-24T08:30:00Z');
    const answer = await ask('2026-11-26', 'dynamic-reformer-pilates-0700');
    expect(classBySlugResponse.parse(answer)).toEqual(answer);
    expect(answer.range).toEqual({ from: '2026-11-24', to: '2026-11-30' });
    expect(answer.again.map(({ classId }) => classId)).toContain(answer.class.classId);
    expect(new Set(answer.again.map(({ className }) => className))).toEqual(
      new Set(['Dynamic Reformer Pilates']),
    );
    for (const { start: begins } of answer.again) expect(new Date(begins) > now).toBe(true);
    expect((await ask('2026-12-03', 'dynamic-reformer-pilates-0700')).range.from).toBe('2026-11-30');
  });

  it('is told when it has begun, for thirty days', async () => {
    const [date, slug] = ['2026-11-26', 'dynamic-reformer-pilates-0700'] as const;
    now = new Date('2026-11-26T06:59:59Z');
    expect((await ask(date, slug)).state).toBe('on');
    now = new Date('2026-11-26T07:00:00Z');
    expect((await ask(date, slug)).state).toBe('begun');
    now = new Date('2026-12-26T23:00:00Z');
    const late = await ask(date, slug);
    expect([late.state, late.range.from]).toEqual(['begun', '2026-12-26']);
    now = new Date('2026-12-27T00:00:00Z');
    await expect(ask(date, slug)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found by every address that it had before its time or its name changed', async () => {
    const date = '2026-12-01';
    const slugs = ['dynamic-reformer-pilates-0700', 'dynamic-reformer-pilates-0640'];
    const before = (await ask(date, slugs[0] ?? '')).class;
    const own = eq(classes.id, before.classId);
    await database.orm
      .update(classes)
      .set({ startsAt: new Date('2026-12-01T06:40:00Z') })
      .where(own);
    await database.orm.update(classes).set({ title: 'Strong Reformer' }).where(own);
    for (const slug of [...slugs, 'strong-reformer-0640']) {
      const { class: found, again } = await ask(date, slug);
      expect([found.classId, buildClassPath(found)]).toEqual([
        before.classId,
        '/classes/on/2026-12-01/strong-reformer-0640',
      ]);
      expect(again.map(({ classId }) => classId)).toContain(before.classId);
    }
    // The class returns to its former time and title, so the first URL is current again.
    await database.orm
      .update(classes)
      .set({ title: before.className, startsAt: new Date(before.start) })
      .where(own);
    for (const slug of [...slugs, 'strong-reformer-0640'])
      expect(buildClassSlug((await ask(date, slug)).class)).toBe(slugs[0]);
    await expect(ask(date, 'strong-reformer-0645')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found by an address on the day from which it was moved, unless another class has that address now', async () => {
    const day = await database.orm
      .select()
      .from(classes)
      .where(eq(classes.localDate, '2026-12-04'))
      .orderBy(asc(classes.startsAt));
    const [moved, other] = day.filter(({ title }) => title === 'Dynamic Reformer Pilates');
    if (!moved || !other) throw new Error('Friday has two classes of one name.');
    const addressOf = ({ startsAt }: typeof moved) =>
      buildClassSlug({ className: moved.title, dateStart: formatDateStart(startsAt) });
    const found = async (slug: string) => (await ask('2026-12-04', slug)).class;
    const away = { startsAt: new Date('2026-12-05T06:15:00Z'), localDate: '2026-12-05' };
    await database.orm.update(classes).set(away).where(eq(classes.id, moved.id));
    const left = addressOf(moved);
    expect((await found(left)).classId).toBe(moved.id);
    expect(buildClassPath(await found(left))).toBe('/classes/on/2026-12-05/dynamic-reformer-pilates-0615');
    await database.orm.update(classes).set({ startsAt: moved.startsAt }).where(eq(classes.id, other.id));
    expect((await found(left)).classId).toBe(other.id);
    expect((await found(addressOf(other))).classId).toBe(other.id);
    now = new Date('2027-01-04T00:00:00Z');
    await expect(found(addressOf(other))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found by no address of a class that is nobody else’s business', async () => {
    const date = '2026-12-03';
    const slug = 'dynamic-reformer-pilates-0700';
    const { class: before } = await ask(date, slug);
    const own = eq(classes.id, before.classId);
    await database.orm.update(classes).set({ title: 'Private', listed: false }).where(own);
    await expect(ask(date, slug)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is told when it was cancelled, and is then among no others', async () => {
    const [date, slug] = ['2026-12-10', 'dynamic-reformer-pilates-0700'] as const;
    const { class: klass } = await ask(date, slug);
    await database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, klass.classId));
    const after = await ask(date, slug);
    expect(after.state).toBe('cancelled');
    expect(after.again.map(({ classId }) => classId)).not.toContain(klass.classId);
  });

  it('is not there under another title, time or day', async () => {
    for (const [date, slug] of [
      ['2026-11-26', 'dynamic-reformer-pilates-0701'],
      ['2026-11-26', 'static-reformer-pilates-0700'],
      ['2026-12-25', 'dynamic-reformer-pilates-0700'],
    ] as const) {
      await expect(ask(date, slug)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
