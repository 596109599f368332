import { branch } from '@studio/content/branch';
import { bookings } from '@studio/server/bookings/tables';
import { fillDemoClasses } from '@studio/server/demo/fill-demo-classes';
import type { Database } from '@studio/server/platform/database/database';
import { audit } from '@studio/server/platform/database/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { classes } from '@studio/server/timetable/tables';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

const now = new Date('2026-11-20T13:00:00Z');
let database: Database;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await initialiseBranch(database, now);
  await generateClasses(database, branch.id, now);
});

afterAll(() => database.close());

/** Returns classes whose `taken` differs from their bookings. */
async function findMismatches(): Promise<unknown[]> {
  const rows = await database.orm
    .select({ id: classes.id, taken: classes.taken, booked: sql<number>`count(${bookings.id})::int` })
    .from(classes)
    .leftJoin(bookings, eq(bookings.classId, classes.id))
    .groupBy(classes.branchId, classes.id);
  return rows.filter((row) => row.taken !== row.booked);
}

describe('demo bookings', () => {
  it('fill the next two weeks once, with a booking for every taken place', async () => {
    const [first, second] = await Promise.all([
      fillDemoClasses(database, branch.id, now),
      fillDemoClasses(database, branch.id, now),
    ]);
    expect(first + second).toBeGreaterThan(500);
    expect(await database.orm.$count(bookings)).toBe(first + second);
    expect(await database.orm.$count(audit)).toBe(first + second);
    expect(await findMismatches()).toEqual([]);
    // The example bookings weren't paid, and the roster says so.
    const unpaid = and(eq(bookings.paymentMethod, 'FREE'), eq(bookings.savingName, 'Demo booking'));
    expect(await database.orm.$count(bookings, unpaid)).toBe(first + second);
    expect(await fillDemoClasses(database, branch.id, now)).toBe(0);
  });

  it('leave some classes full, some nearly full, most open, and later ones empty', async () => {
    const rows = await database.orm.select().from(classes);
    const upcoming = rows.filter((row) => row.startsAt > now && row.localDate <= '2026-12-04');
    const placesLeft = upcoming.map((row) => row.capacity - row.taken);
    expect(placesLeft.filter((places) => places === 0).length).toBeGreaterThan(8);
    expect(placesLeft.filter((places) => places > 0 && places <= 3).length).toBeGreaterThan(15);
    expect(placesLeft.filter((places) => places > 3).length).toBeGreaterThan(upcoming.length / 2);
    expect(rows.filter((row) => row.localDate > '2026-12-04' && row.taken > 0)).toEqual([]);
    expect(rows.filter((row) => row.startsAt <= now && row.taken > 0)).toEqual([]);
  });

  it('add to the taken places, never beyond the capacity', async () => {
    const later = new Date('2026-12-04T13:00:00Z');
    await database.orm
      .update(classes)
      .set({ taken: sql`${classes.capacity} - 1` })
      .where(eq(classes.localDate, '2026-12-10'));
    await fillDemoClasses(database, branch.id, later);
    const rows = await database.orm.select().from(classes).where(eq(classes.localDate, '2026-12-10'));
    expect(rows.some((row) => row.taken === row.capacity)).toBe(true);
    expect(rows.every((row) => row.taken >= row.capacity - 1)).toBe(true);
  });

  it('put only women into female-only and prenatal classes', async () => {
    const rows = await database.orm
      .select({ tags: classes.tags, title: bookings.title })
      .from(bookings)
      .innerJoin(classes, eq(classes.id, bookings.classId));
    const womenOnly = rows.filter((row) =>
      row.tags.some((tag) => tag === 'female-only' || tag === 'prenatal'),
    );
    expect(womenOnly.length).toBeGreaterThan(0);
    expect(womenOnly.filter((row) => row.title !== 'Ms')).toEqual([]);
    expect(rows.some((row) => row.title === 'Mr')).toBe(true);
  });
});
