import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { refunds } from './tables.ts';

/** Serialises refunds of a payment until the transaction ends. */
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

/**
 * Sums a booking's refunds by staff or at the provider, in pence. Excludes refunds that a cancellation of the booking
 * caused, and disputes that the studio won.
 */
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
 * Sums the refunds of a payment, and those for one of its bookings, in pence. Includes failed refunds, because the
 * studio owes the money until it is refunded again or paid otherwise.
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
