import { branch } from '@studio/content/branch';
import { buildBookingFunnel } from '@studio/domain/site-events/booking-funnel';
import { bookings } from '@studio/server/bookings/tables';
import { fillDemoClasses } from '@studio/server/demo/fill-demo-classes';
import { seedPastWeeks } from '@studio/server/demo/seed-past-weeks';
import type { Database } from '@studio/server/platform/database/database';
import { loadSiteVisitCounts } from '@studio/server/site-events/load-site-visit-counts';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

const now = new Date('2026-11-20T13:00:00Z');
let database: Database;
let createdCount: number;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await initialiseBranch(database, now);
  await generateClasses(database, branch.id, now);
  createdCount = await seedPastWeeks(database, branch.id, now);
});
afterAll(() => database.close());

/** Gives each prepared statement a unique name that is short enough not to be truncated. */
let counts = 0;
const count = async (text: string) => {
  counts += 1;
  const [row] = await database.run<{ count: number }>(
    { name: `count_${counts}`, text: `SELECT count(*)::int AS count FROM ${text}` },
    [],
  );
  return row?.count;
};

describe('demo history of past weeks', () => {
  it('is seeded once, with attendance, no-shows, cancellations and every payment method', async () => {
    expect(createdCount).toBeGreaterThan(2000);
    expect(await seedPastWeeks(database, branch.id, now)).toBe(0);
    expect(await count('bookings')).toBe(createdCount);
    expect(await count('audit')).toBe(createdCount);
    for (const status of ['ATTENDED', 'NO_SHOW', 'CANCELLED'])
      expect([status, ((await count(`bookings WHERE status = '${status}'`)) ?? 0) > 50]).toEqual([
        status,
        true,
      ]);
    expect(await count(`bookings WHERE status = 'CONFIRMED' OR starts_at >= '${now.toISOString()}'`)).toBe(0);
    for (const table of ['purchases', 'desk_payments', 'refunds', 'waiting_entries'])
      expect([table, ((await count(table)) ?? 0) > 0]).toEqual([table, true]);
  });

  it('has a site visit for every booking made on the site', async () => {
    const { visitsByFurthestStep, since } = await loadSiteVisitCounts(database, branch.id, {
      from: '2026-09-01',
      to: '2026-11-20',
    });
    expect(since && since < '2026-09-27').toBe(true);
    expect(visitsByFurthestStep['class-booked']).toBe(
      await count(`(SELECT DISTINCT email, payment_id IS NULL, (created_at AT TIME ZONE 'Europe/London')::date AS day
        FROM bookings WHERE payment_id IS NOT NULL OR entitlement_id IS NOT NULL) b WHERE day < '2026-11-20'`),
    );
    const shares = buildBookingFunnel(visitsByFurthestStep).map(
      ({ percentOfBefore }) => percentOfBefore ?? 100,
    );
    expect(Math.min(...shares)).toBeGreaterThan(20);
    expect(shares.slice(1).every((share) => share < 100)).toBe(true);
  });

  it('is consistent in places, sessions, money and document numbers', async () => {
    expect(
      await count(`classes c WHERE taken <> (SELECT count(*) FROM bookings b
        WHERE b.class_id = c.id AND b.status <> 'CANCELLED')`),
    ).toBe(0);
    expect(await count('entitlements WHERE balance < 0 OR balance > 10')).toBe(0);
    expect(await count(`bookings WHERE (payment_method = 'ENTITLEMENT') = (entitlement_id IS NULL)`)).toBe(0);
    // Every paid booking has an invoice and every refund a credit note, so the numbering job finds nothing to do.
    expect(
      await count(`bookings b WHERE payment_id IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM invoices i WHERE i.subject_id = b.id AND i.kind = 'INVOICE')`),
    ).toBe(0);
    expect(await count(`invoices WHERE kind = 'CREDIT_NOTE'`)).toBe(await count('refunds'));
    const [numbers] = await database.run<{ gaps: number }>(
      {
        name: 'gaps',
        text: `SELECT (max(number) - count(*))::int AS gaps FROM invoices WHERE kind = 'INVOICE'`,
      },
      [],
    );
    expect(numbers?.gaps).toBe(0);
  });

  it('leaves future days to fillDemoClasses, and does not change a studio with its own history', {
    tags: 'long',
  }, async () => {
    expect(await fillDemoClasses(database, branch.id, now)).toBeGreaterThan(500);
    const own = await openMigratedDatabase();
    await initialiseBranch(own, now);
    await generateClasses(own, branch.id, new Date('2026-11-19T05:00:00Z'));
    const past = sql`(SELECT id FROM classes WHERE starts_at < ${now.toISOString()}::timestamptz LIMIT 1)`;
    await own.orm.execute(sql`INSERT INTO bookings (branch_id, id, display_code, order_id, position, class_id, client_id,
      attendee_name, first_name, last_name, email, payment_method, base_pence, price_paid_pence, currency, created_at)
      SELECT ${branch.id}, gen_random_uuid(), 'AAAAAAAA', gen_random_uuid(), 0, ${past}, 'someone', 'A B', 'A', 'B',
        'a@example.com', 'FREE', 0, 0, 'GBP', now()`);
    expect(await seedPastWeeks(own, branch.id, now)).toBe(0);
    expect(await own.orm.$count(bookings)).toBe(1);
    await own.close();
  });
});
