import { packs } from '@studio/content/products/packs';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { and, asc, between, eq, lt, sql } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { generateClasses } from '../timetable/generate-classes.ts';
import { classes } from '../timetable/tables.ts';
import type { DemoHistoryRows } from './demo-history-rows.ts';
import { createPastPeople, type PastPerson, pastClientId } from './past-people.ts';
import { PastRecordBuilder } from './past-record-builder.ts';
import { seedPastVisits } from './seed-past-visits.ts';

/** Number of days of history before today: 8 weeks. */
const historyDays = 56;
const dayMs = 86_400_000;

/**
 * Creates 8 weeks of past classes from the weekly timetable, with example bookings and payments, once. Apart from ids
 * and codes, the result is the same for the same days. Adds no bookings when the branch has a past booking or the
 * database has an invoice. Safe to run concurrently. Returns the number of bookings made. For demo mode only.
 */
export async function seedPastWeeks(database: Database, branchId: string, now: Date): Promise<number> {
  const from = new Date(now.getTime() - historyDays * dayMs);
  await generateClasses(database, branchId, from);
  const made = await database.transaction(async (tx) => {
    // Waits without a timeout for a concurrent process that is seeding.
    for (const time of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await tx.orm.execute(sql.raw(`SET LOCAL ${time} = 0`));
    await tx.orm.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo-past:${branchId}`}))`);
    for (const kind of ['INVOICE', 'CREDIT_NOTE'])
      await tx.orm.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`invoices:${branchId}:${kind}`}))`);
    if (await hasPast(tx, branchId, now)) return 0;
    const people = createPastPeople(from, historyDays);
    const records = new PastRecordBuilder(await savePeople(tx, branchId, people), bookable);
    for (const klass of await pastClasses(tx, branchId, now)) records.addClass(klass);
    for (const table of order) await write(tx, table, records.rows[table]);
    await takePlaces(tx, branchId, records.taken);
    await auditBookings(tx, branchId);
    await markReviewsRequested(tx, branchId);
    await seedPastVisits(tx, { branchId, clientId: pastClientId, today: toLondonDate(now) });
    return records.rows.bookings.length;
  });
  // The embedded database doesn't collect planner statistics on its own.
  if (made > 0) await database.orm.execute(sql`ANALYZE`);
  return made;
}

const bookable = packs.filter(({ id }) => id === 'class-pack-10' || id === 'reformer-pack-10');

/** Tables in the order of insertion, each after the tables that it references. */
const order = [
  'entitlements',
  'payments',
  'purchases',
  'bookings',
  'entitlement_movements',
  'refunds',
  'desk_payments',
  'waiting_entries',
  'invoices',
] satisfies readonly (keyof DemoHistoryRows)[];

async function hasPast(tx: QueryExecutor, branchId: string, now: Date): Promise<boolean> {
  const before = and(eq(bookings.branchId, branchId), lt(bookings.startsAt, now));
  const [row] = await tx.orm.select({ id: bookings.id }).from(bookings).where(before).limit(1);
  const [numbered] = (await tx.run(
    { name: 'demo_any_invoice', text: 'SELECT 1 FROM invoices LIMIT 1' },
    [],
  )) as object[];
  return row !== undefined || numbered !== undefined;
}

async function pastClasses(tx: QueryExecutor, branchId: string, now: Date) {
  const today = toLondonDate(now);
  return tx.orm
    .select()
    .from(classes)
    .where(
      and(
        eq(classes.branchId, branchId),
        between(classes.localDate, addDays(today, -historyDays), today),
        lt(classes.startsAt, now),
        eq(classes.status, 'SCHEDULED'),
      ),
    )
    .orderBy(asc(classes.startsAt), asc(classes.seriesId));
}

/** Inserts people. Leaves those who already exist unchanged. */
async function savePeople(
  tx: QueryExecutor,
  branchId: string,
  people: readonly PastPerson[],
): Promise<PastPerson[]> {
  await write(
    tx,
    'people',
    people.map(({ id, email, firstName, lastName, since }) => ({
      branch_id: branchId,
      id,
      email,
      email_key: email,
      first_name: firstName,
      last_name: lastName,
      source: 'booking',
      created_at: since,
      updated_at: since,
    })),
  );
  const existing = await tx.run<{ id: string; email: string }>(
    { name: 'demo_people_by_email', text: 'SELECT id, email_key AS email FROM people WHERE branch_id = $1' },
    [branchId],
  );
  const idOf = new Map(existing.map(({ id, email }) => [email, id]));
  return people.map((person) => ({ ...person, id: idOf.get(person.email) ?? person.id }));
}

/** Inserts many rows with one statement. Columns that the rows don't name get their defaults. */
async function write(
  tx: QueryExecutor,
  table: keyof DemoHistoryRows | 'people',
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(Object.assign({}, ...rows.slice(0, 50)));
  if (columns.length === 0) return;
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  await tx.orm.execute(
    sql`INSERT INTO ${sql.raw(table)} (${names})
      SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)
      ON CONFLICT DO NOTHING`,
  );
}

async function takePlaces(
  tx: QueryExecutor,
  branchId: string,
  taken: ReadonlyMap<string, number>,
): Promise<void> {
  const places = JSON.stringify(Object.fromEntries(taken));
  await tx.orm.execute(sql`UPDATE classes SET taken = taken + p.value::int
    FROM jsonb_each_text(${places}::jsonb) p WHERE classes.branch_id = ${branchId} AND classes.id = p.key::uuid`);
}

async function auditBookings(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.orm.execute(sql`INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT branch_id, created_at, 'system', 'booking', id::text, status, 'past of the demo'
    FROM bookings WHERE branch_id = ${branchId} AND client_id = ${pastClientId} ORDER BY created_at`);
}

/** Marks past bookings as if their review requests had been sent, so that none are sent. */
async function markReviewsRequested(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.orm.execute(sql`INSERT INTO review_requests (branch_id, booking_id, person_hash, requested_at)
    SELECT branch_id, id, 'demo', starts_at FROM bookings
    WHERE branch_id = ${branchId} AND client_id = ${pastClientId} AND status = 'ATTENDED'`);
}
