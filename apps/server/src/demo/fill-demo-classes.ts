import { randomBytes } from 'node:crypto';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { and, asc, between, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { bookings } from '../bookings/tables.ts';
import { ensurePerson } from '../people/ensure-person.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { classes } from '../timetable/tables.ts';
import { buildExampleEmailAddress, getExamplePerson } from './example-people.ts';
import { getFillTarget } from './fill-target.ts';

/** Client id of example bookings. It's too short for a real browser's id. */
export const demoClientId = 'demo';

const daysFilled = 14;
const batchSize = 40;

type ClassRow = typeof classes.$inferSelect;
type NewBooking = typeof bookings.$inferInsert;

/**
 * Books example people into the classes of the next 14 days, so that some are full and some nearly full. Fills each
 * class once, on top of existing bookings and within its capacity. Safe to run concurrently. Returns the number of
 * bookings made. For demo mode only.
 */
export async function fillDemoClasses(database: Database, branchId: string, now: Date): Promise<number> {
  const ids = await upcomingClasses(database, branchId, now);
  let made = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    made += await database.transaction((tx) => fillBatch(tx, branchId, batch, now));
  }
  return made;
}

async function upcomingClasses(db: QueryExecutor, branchId: string, now: Date): Promise<string[]> {
  const today = toLondonDate(now);
  const rows = await db.orm
    .select({ id: classes.id })
    .from(classes)
    .where(
      and(
        eq(classes.branchId, branchId),
        between(classes.localDate, today, addDays(today, daysFilled)),
        gt(classes.startsAt, now),
        eq(classes.status, 'SCHEDULED'),
      ),
    )
    .orderBy(asc(classes.id));
  return rows.map((row) => row.id);
}

/** Fills some classes. Locks them first, so that concurrent processes can't both find them unfilled. */
async function fillBatch(tx: QueryExecutor, branchId: string, ids: string[], now: Date): Promise<number> {
  const locked = await tx.orm
    .select()
    .from(classes)
    .where(and(eq(classes.branchId, branchId), inArray(classes.id, ids)))
    .orderBy(asc(classes.id))
    .for('update');
  const filled = await alreadyFilled(tx, branchId, ids);
  const bookingsByClass = locked
    .filter((klass) => !filled.has(klass.id))
    .map((klass) => bookingsFor(klass, now));
  const rows = bookingsByClass.flat();
  if (rows.length === 0) return 0;
  await tx.orm.insert(bookings).values(rows);
  await writeAudit(
    tx,
    rows.map(({ id: subjectId }) => ({
      branchId,
      at: now,
      actor: 'system' as const,
      subject: 'booking' as const,
      subjectId,
      action: 'CONFIRMED',
      reason: 'example booking for the demo',
    })),
  );
  await takePlaces(tx, branchId, rows);
  await savePeople(tx, branchId, rows, now);
  return rows.length;
}

async function alreadyFilled(tx: QueryExecutor, branchId: string, ids: string[]): Promise<Set<string>> {
  const rows = await tx.orm
    .selectDistinct({ classId: bookings.classId })
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        inArray(bookings.classId, ids),
        eq(bookings.clientId, demoClientId),
      ),
    );
  return new Set(rows.map((row) => row.classId));
}

async function takePlaces(tx: QueryExecutor, branchId: string, rows: readonly NewBooking[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { classId } of rows) counts.set(classId, (counts.get(classId) ?? 0) + 1);
  const values = sql.join(
    [...counts].map(([id, places]) => sql`(${id}::uuid, ${places}::int)`),
    sql`, `,
  );
  await tx.orm.execute(sql`UPDATE classes SET taken = taken + filled.places FROM (VALUES ${values}) AS filled (id, places)
    WHERE classes.branch_id = ${branchId} AND classes.id = filled.id`);
}

async function savePeople(
  tx: QueryExecutor,
  branchId: string,
  rows: readonly NewBooking[],
  now: Date,
): Promise<void> {
  const distinct = new Map(rows.map((row) => [row.email, row]));
  for (const { email, firstName, lastName } of distinct.values())
    await ensurePerson(
      tx,
      { branchId, memberId: null, email, firstName, lastName, phone: null, source: 'booking' },
      now,
    );
}

function bookingsFor(klass: ClassRow, now: Date): NewBooking[] {
  const { branchId, id: classId, capacity, pricePence, currency } = klass;
  const seed = `${klass.seriesId} ${klass.localDate}`;
  const hour = Number(toLondonTime(klass.startsAt).slice(0, 2));
  const places = Math.min(getFillTarget({ seed, capacity, hour }), capacity - klass.taken);
  const womenOnly = klass.tags.some((tag) => tag === 'female-only' || tag === 'prenatal');
  const first = seed.length + hour + klass.startsAt.getUTCDate();
  return Array.from({ length: Math.max(0, places) }, (_, position) => {
    const person = getExamplePerson(first + position, womenOnly);
    return {
      branchId,
      id: uuidv7(),
      classId,
      currency,
      displayCode: generateDisplayCode(randomBytes(displayCodeLength)),
      // Uses the class id as order id: the unique key of order and position prevents filling a class twice.
      orderId: classId,
      position,
      clientId: demoClientId,
      attendeeName: `${person.firstName} ${person.lastName}`,
      ...person,
      email: buildExampleEmailAddress(person),
      // These bookings have no payment, so cancelling such a class refunds nothing.
      paymentMethod: 'FREE' as const,
      basePence: pricePence,
      pricePaidPence: 0,
      savingKind: 'example',
      savingName: 'Demo booking',
      createdAt: now,
    };
  });
}
