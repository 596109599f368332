import { branch } from '@studio/content/branch';
import { availabilityAnswer, classOnAnswer } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { classSlug } from '@studio/domain/timetable/class-path';
import type { Database } from '@studio/server/platform/database';
import { classOn } from '@studio/server/timetable/class-on';
import { keptDays } from '@studio/server/timetable/kept-days';
import { makeClasses } from '@studio/server/timetable/make-classes';
import { openBranch } from '@studio/server/timetable/open-branch';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated } from '../harness/migrated-database.ts';

/** A Friday, before its first class. */
const start = new Date('2026-11-20T06:00:00Z');
const branchId = branch.id;
let database: Database;
let now = start;
const clock = { now: () => now };

beforeAll(async () => {
  database = await openMigrated();
  await openBranch(database, start);
  await makeClasses(database, branchId, start);
});
afterAll(() => database.close());
beforeEach(() => {
  now = start;
});

const ask = (date: string, slug: string) => classOn({ database, clock }, { branchId, date, slug });

describe('a class by the address of its page', () => {
  it('is found for every class of the next 14 days', async () => {
    let found = 0;
    const days = keptDays({ database, clock });
    for (let ahead = 0; ahead < 14; ahead += 1) {
      const date = addDays('2026-11-20', ahead);
      const { body } = await days.slots({ branchId, date, filters: {} });
      const { slots } = availabilityAnswer.parse(JSON.parse(String(body)));
      for (const slot of slots) {
        const answer = await ask(date, classSlug(slot));
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
    expect(classOnAnswer.parse(answer)).toEqual(answer);
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
