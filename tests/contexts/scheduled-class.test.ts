import { branch } from '@studio/content/branch';
import { getAvailabilityResponse, getClassBySlugResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { formatDateStart } from '@studio/domain/time/london';
import { buildClassPath, buildClassSlug } from '@studio/domain/timetable/class-path';
import type { Database } from '@studio/server/platform/database/database';
import { createDayCache } from '@studio/server/timetable/day-cache';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { loadClassBySlug } from '@studio/server/timetable/load-class-by-slug';
import { classes } from '@studio/server/timetable/tables';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

/** Friday before its first class. */
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

const loadClass = (date: string, slug: string) =>
  loadClassBySlug({ database, clock }, { branchId, date, slug });

describe('class by the URL of its page', () => {
  it('is found for every class of the next 14 days', async () => {
    let found = 0;
    const days = createDayCache({ database, clock });
    for (let ahead = 0; ahead < 14; ahead += 1) {
      const date = addDays('2026-11-20', ahead);
      const { body } = await days.getSlots({ branchId, date, filters: {} });
      const { slots } = getAvailabilityResponse.parse(JSON.parse(String(body)));
      for (const slot of slots) {
        const response = await loadClass(date, buildClassSlug(slot));
        expect(response.class).toEqual(slot);
        expect(response.state).toBe('on');
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('lists classes of its type in seven days around it, none before today and none started', async () => {
    now = new Date('2026-11-24T08:30:00Z');
    const response = await loadClass('2026-11-26', 'dynamic-reformer-pilates-0700');
    expect(getClassBySlugResponse.parse(response)).toEqual(response);
    expect(response.range).toEqual({ from: '2026-11-24', to: '2026-11-30' });
    expect(response.sameType.map(({ classId }) => classId)).toContain(response.class.classId);
    expect(new Set(response.sameType.map(({ className }) => className))).toEqual(
      new Set(['Dynamic Reformer Pilates']),
    );
    for (const { start: begins } of response.sameType) expect(new Date(begins) > now).toBe(true);
    expect((await loadClass('2026-12-03', 'dynamic-reformer-pilates-0700')).range.from).toBe('2026-11-30');
  });

  it('is returned as started for thirty days', async () => {
    const [date, slug] = ['2026-11-26', 'dynamic-reformer-pilates-0700'] as const;
    now = new Date('2026-11-26T06:59:59Z');
    expect((await loadClass(date, slug)).state).toBe('on');
    now = new Date('2026-11-26T07:00:00Z');
    expect((await loadClass(date, slug)).state).toBe('begun');
    now = new Date('2026-12-26T23:00:00Z');
    const late = await loadClass(date, slug);
    expect([late.state, late.range.from]).toEqual(['begun', '2026-12-26']);
    now = new Date('2026-12-27T00:00:00Z');
    await expect(loadClass(date, slug)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found by every URL that it had before its time or name changed', async () => {
    const date = '2026-12-01';
    const slugs = ['dynamic-reformer-pilates-0700', 'dynamic-reformer-pilates-0640'];
    const before = (await loadClass(date, slugs[0] ?? '')).class;
    const isClass = eq(classes.id, before.classId);
    await database.orm
      .update(classes)
      .set({ startsAt: new Date('2026-12-01T06:40:00Z') })
      .where(isClass);
    await database.orm.update(classes).set({ title: 'Strong Reformer' }).where(isClass);
    for (const slug of [...slugs, 'strong-reformer-0640']) {
      const { class: found, sameType } = await loadClass(date, slug);
      expect([found.classId, buildClassPath(found)]).toEqual([
        before.classId,
        '/classes/on/2026-12-01/strong-reformer-0640',
      ]);
      expect(sameType.map(({ classId }) => classId)).toContain(before.classId);
    }
    // The class returns to its former time and title, so the first URL is current again.
    await database.orm
      .update(classes)
      .set({ title: before.className, startsAt: new Date(before.start) })
      .where(isClass);
    for (const slug of [...slugs, 'strong-reformer-0640'])
      expect(buildClassSlug((await loadClass(date, slug)).class)).toBe(slugs[0]);
    await expect(loadClass(date, 'strong-reformer-0645')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found by the URL of its former day, unless another class now has that URL', async () => {
    const day = await database.orm
      .select()
      .from(classes)
      .where(eq(classes.localDate, '2026-12-04'))
      .orderBy(asc(classes.startsAt));
    const [moved, other] = day.filter(({ title }) => title === 'Dynamic Reformer Pilates');
    if (!moved || !other) throw new Error('Friday has two classes of one name.');
    const slugOf = ({ startsAt }: typeof moved) =>
      buildClassSlug({ className: moved.title, dateStart: formatDateStart(startsAt) });
    const found = async (slug: string) => (await loadClass('2026-12-04', slug)).class;
    const movedTo = { startsAt: new Date('2026-12-05T06:15:00Z'), localDate: '2026-12-05' };
    await database.orm.update(classes).set(movedTo).where(eq(classes.id, moved.id));
    const oldSlug = slugOf(moved);
    expect((await found(oldSlug)).classId).toBe(moved.id);
    expect(buildClassPath(await found(oldSlug))).toBe('/classes/on/2026-12-05/dynamic-reformer-pilates-0615');
    await database.orm.update(classes).set({ startsAt: moved.startsAt }).where(eq(classes.id, other.id));
    expect((await found(oldSlug)).classId).toBe(other.id);
    expect((await found(slugOf(other))).classId).toBe(other.id);
    now = new Date('2027-01-04T00:00:00Z');
    await expect(found(slugOf(other))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not found when it is unlisted', async () => {
    const date = '2026-12-03';
    const slug = 'dynamic-reformer-pilates-0700';
    const { class: before } = await loadClass(date, slug);
    const isClass = eq(classes.id, before.classId);
    await database.orm.update(classes).set({ title: 'Private', listed: false }).where(isClass);
    await expect(loadClass(date, slug)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is returned as cancelled, and no longer listed among its type', async () => {
    const [date, slug] = ['2026-12-10', 'dynamic-reformer-pilates-0700'] as const;
    const { class: klass } = await loadClass(date, slug);
    await database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, klass.classId));
    const after = await loadClass(date, slug);
    expect(after.state).toBe('cancelled');
    expect(after.sameType.map(({ classId }) => classId)).not.toContain(klass.classId);
  });

  it('is not found under another title, time or day', async () => {
    for (const [date, slug] of [
      ['2026-11-26', 'dynamic-reformer-pilates-0701'],
      ['2026-11-26', 'static-reformer-pilates-0700'],
      ['2026-12-25', 'dynamic-reformer-pilates-0700'],
    ] as const) {
      await expect(loadClass(date, slug)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
