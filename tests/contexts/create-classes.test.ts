import { branch } from '@studio/content/branch';
import { toLondonTime } from '@studio/domain/time/london';
import { listProductsOnSale } from '@studio/server/catalogue/store';
import { branches, products } from '@studio/server/catalogue/tables';
import type { Database } from '@studio/server/platform/database/database';
import { generateClasses, generationDaysAhead } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { classes, classSeries, closures } from '@studio/server/timetable/tables';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

/** A Friday morning. */
const now = new Date('2026-11-20T08:00:00Z');
const branchId = branch.id;
let database: Database;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await initialiseBranch(database, now);
});

afterAll(() => database.close());

function classesOn(date: string) {
  return database.orm
    .select()
    .from(classes)
    .where(and(eq(classes.branchId, branchId), eq(classes.localDate, date)))
    .orderBy(asc(classes.startsAt));
}

/** Returns the London time 'HH:MM' and the instant of the first class of a day. */
async function firstClassOf(date: string): Promise<[string, string]> {
  const [first] = await classesOn(date);
  if (!first) throw new Error(`No class on ${date}`);
  return [toLondonTime(first.startsAt), first.startsAt.toISOString()];
}

describe('branch', () => {
  it('is seeded once, so changes by staff survive a server restart', async () => {
    const changed = { pricePence: 1300 };
    await database.orm.update(products).set(changed).where(eq(products.id, 'dropin-yoga'));
    await Promise.all([initialiseBranch(database, now), initialiseBranch(database, now)]);
    const list = await listProductsOnSale(database, branchId);
    expect(list.find((product) => product.id === 'dropin-yoga')?.pricePence).toBe(1300);
    expect(await database.orm.select().from(branches)).toHaveLength(1);
    expect(await database.orm.select().from(classSeries)).toHaveLength(82);
  });
});

describe('generated classes', () => {
  it('are created 8 weeks ahead, once, even by repeated and concurrent runs', async () => {
    const created = await Promise.all([
      generateClasses(database, branchId, now),
      generateClasses(database, branchId, now),
    ]);
    const all = await database.orm.select().from(classes);
    expect(created[0] + created[1]).toBe(all.length);
    expect(all.length).toBeGreaterThan(560);
    expect(await generateClasses(database, branchId, now)).toBe(0);
    const dates = all.map((row) => row.localDate).sort();
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-20', '2027-01-15']);
    expect(generationDaysAhead).toBe(56);
  });

  it('leave a class alone that has been changed or cancelled', async () => {
    const [first] = await classesOn('2026-11-23');
    if (!first) throw new Error('No class');
    await database.orm.update(classes).set({ status: 'CANCELLED', taken: 3 }).where(eq(classes.id, first.id));
    expect(await generateClasses(database, branchId, now)).toBe(0);
    const [unchanged] = await classesOn('2026-11-23');
    expect(unchanged).toMatchObject({ id: first.id, status: 'CANCELLED', taken: 3 });
  });

  it('are extended by one day every day', async () => {
    const tomorrow = new Date(now.getTime() + 86_400_000);
    expect(await generateClasses(database, branchId, tomorrow)).toBe((await classesOn('2027-01-16')).length);
    expect((await classesOn('2027-01-16')).length).toBeGreaterThan(0);
  });

  it('are not created on closed days', async () => {
    for (const date of ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']) {
      expect(await classesOn(date)).toEqual([]);
    }
    expect(await classesOn('2026-12-29')).toHaveLength(13);
    expect(
      await database.orm.select().from(closures).where(eq(closures.localDate, '2028-12-25')),
    ).toHaveLength(1);
  });

  it('begin at the same London time before, on and after clock changes', async () => {
    await generateClasses(database, branchId, new Date('2026-10-20T08:00:00Z'));
    await generateClasses(database, branchId, new Date('2027-03-20T08:00:00Z'));
    expect(await firstClassOf('2026-10-24')).toEqual(['08:30', '2026-10-24T07:30:00.000Z']);
    expect(await firstClassOf('2026-10-25')).toEqual(['08:30', '2026-10-25T08:30:00.000Z']);
    expect(await firstClassOf('2026-10-26')).toEqual(['07:00', '2026-10-26T07:00:00.000Z']);
    expect(await firstClassOf('2027-03-27')).toEqual(['08:30', '2027-03-27T08:30:00.000Z']);
    expect(await firstClassOf('2027-03-28')).toEqual(['08:30', '2027-03-28T07:30:00.000Z']);
    expect(await firstClassOf('2027-03-30')).toEqual(['07:00', '2027-03-30T06:00:00.000Z']);
  });

  it('include sound healing on the first Saturday of the month only', async () => {
    const rows = await database.orm
      .select({ date: classes.localDate, at: classes.startsAt, price: classes.pricePence })
      .from(classes)
      .where(eq(classes.subType, 'sound-healing'))
      .orderBy(asc(classes.localDate));
    const winter = rows.filter((row) => row.date >= '2026-11-20' && row.date <= '2027-01-15');
    expect(winter.map((row) => [row.date, toLondonTime(row.at), row.price])).toEqual([
      ['2026-12-05', '16:00', 2500],
      ['2027-01-02', '16:00', 2500],
    ]);
  });
});
