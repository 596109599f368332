import { branch } from '@studio/content/branch';
import { packs } from '@studio/content/products/packs';
import { bookings } from '@studio/server/bookings/tables';
import { seedMemberHistory } from '@studio/server/demo/seed-member-history';
import { entitlementMovements, entitlements } from '@studio/server/entitlements/tables';
import type { Database } from '@studio/server/platform/database/database';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { classes } from '@studio/server/timetable/tables';
import { eq, sql } from 'drizzle-orm';
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

const person = {
  memberId: 'hannah',
  title: 'Ms',
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@example.com',
};
const history = packs
  .filter(({ id }) => id === 'reformer-pack-10')
  .map((product) => ({
    product,
    boughtDaysAgo: 20,
    visits: [
      { day: -14, nth: 0 },
      { day: -7, nth: 1 },
      { day: 4, nth: 0 },
      { day: 5, nth: 0, cancelled: true },
    ],
  }));

describe('demo member history', () => {
  it('is seeded once, even by two concurrent processes', async () => {
    const seed = () => seedMemberHistory(database, branch.id, person, history, now);
    const created = [...(await Promise.all([seed(), seed()])), await seed()];
    expect(created.sort()).toEqual([0, 0, 4]);
    const rows = await database.orm.select().from(bookings).orderBy(bookings.startsAt);
    expect(rows.map(({ status }) => status)).toEqual(['ATTENDED', 'ATTENDED', 'CONFIRMED', 'CANCELLED']);
    expect(rows.every((row) => row.principalId === 'hannah' && row.createdAt < row.startsAt)).toBe(true);
  });

  it('matches the taken places of the classes and the credit ledger', async () => {
    const places = await database.orm
      .select({
        taken: classes.taken,
        notCancelled: sql<number>`(count(${bookings.id}) FILTER (WHERE ${bookings.status} <> 'CANCELLED'))::int`,
      })
      .from(classes)
      .innerJoin(bookings, eq(bookings.classId, classes.id))
      .groupBy(classes.branchId, classes.id);
    expect(places).toHaveLength(4);
    expect(places.filter(({ taken, notCancelled }) => taken !== notCancelled)).toEqual([]);
    const [pack] = await database.orm.select().from(entitlements);
    expect(pack).toMatchObject({ balance: 7, origin: 'demo', name: 'Reformer Pack of 10' });
    const moved = await database.orm.select().from(entitlementMovements);
    expect(moved.map(({ reason }) => reason).sort()).toEqual([
      'BOOKED',
      'BOOKED',
      'BOOKED',
      'BOOKED',
      'GRANTED',
      'RETURNED',
    ]);
  });
});
