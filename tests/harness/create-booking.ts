import { randomBytes, randomUUID } from 'node:crypto';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { bookings } from '@studio/server/bookings/tables';
import type { Database, QueryExecutor } from '@studio/server/platform/database/database';
import { classes } from '@studio/server/timetable/tables';
import { and, eq, sql } from 'drizzle-orm';

type NewBooking = typeof bookings.$inferInsert;

/**
 * Inserts a booking without a checkout and takes its place, like the product: in a transaction that first locks the
 * class. Returns its id.
 */
export async function createBooking(
  database: Database | QueryExecutor,
  input: { classId: string } & Partial<NewBooking>,
): Promise<string> {
  const row = buildBookingRow(input);
  const insert = async (tx: QueryExecutor) => {
    if (row.status !== 'CANCELLED')
      await tx.orm
        .update(classes)
        .set({ taken: sql`${classes.taken} + 1` })
        .where(and(eq(classes.branchId, row.branchId), eq(classes.id, row.classId)));
    await tx.orm.insert(bookings).values(row);
  };
  await ('transaction' in database ? database.transaction(insert) : insert(database));
  return row.id;
}

/** Builds the row only, for bulk inserts. */
export function buildBookingRow(input: { classId: string } & Partial<NewBooking>): NewBooking {
  return {
    branchId: '11-miles-st',
    id: randomUUID(),
    displayCode: generateDisplayCode(randomBytes(displayCodeLength)),
    orderId: randomUUID(),
    position: 0,
    clientId: randomBytes(16).toString('hex'),
    attendeeName: 'Amara Okafor',
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara.okafor@example.com',
    paymentMethod: 'FREE',
    basePence: 0,
    pricePaidPence: 0,
    currency: 'GBP',
    createdAt: new Date(),
    ...input,
  };
}
