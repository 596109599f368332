import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { refunds } from './tables.ts';

/** Those who give something back of one payment do so one after another, until the end of the transaction. */
export async function lockRefundsOfPayment(
  tx: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<void> {
  await tx.orm.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds:${branchId}:${paymentId}`}, 0))`,
  );
}

const sum = sql<number>`coalesce(sum(${refunds.amountPence}), 0)::int`;

/** What has been given back for a booking besides what its changes did, by staff or at the provider, in pence. */
export async function sumBookingRefundsByStaff(
  db: QueryExecutor,
  branchId: string,
  bookingId: string,
): Promise<number> {
  const ofBooking = and(
    eq(refunds.branchId, branchId),
    eq(refunds.bookingId, bookingId),
    isNotNull(refunds.madeBy),
    ne(refunds.status, 'WON'),
  );
  const [row] = await db.orm.select({ sum }).from(refunds).where(ofBooking);
  return row?.sum ?? 0;
}

/**
 * What has been given back of a payment, and of it for one booking, in pence. One that failed counts: the money is owed
 * until it is asked for again or paid back otherwise.
 */
export async function loadRefundedAmounts(
  db: QueryExecutor,
  { branchId, paymentId, bookingId }: { branchId: string; paymentId: string; bookingId: string | null },
): Promise<{ totalPence: number; bookingPence: number }> {
  const [row] = await db.orm
    .select({
      totalPence: sum,
      bookingPence: sql<number>`coalesce(sum(${refunds.amountPence}) FILTER (WHERE ${refunds.bookingId} = ${bookingId}::uuid), 0)::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.branchId, branchId), eq(refunds.paymentId, paymentId), ne(refunds.status, 'WON')));
  return row ?? { totalPence: 0, bookingPence: 0 };
}
