import { uncountedRefundStatuses } from '@studio/domain/money/refund-status';
import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
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

/** Sums of the refunds of a payment, in pence. */
export interface RefundedAmounts {
  totalPence: number;
  bookingPence: number;
  disputedPence: number;
  heldPence: number;
}

const sum = sql<number>`coalesce(sum(${refunds.amountPence}), 0)::int`;

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${refunds.amountPence}) FILTER (WHERE ${condition}), 0)::int`;

/**
 * Sums a booking's refunds by staff or at the provider, in pence, including those held during a dispute. Excludes
 * refunds that a cancellation of the booking caused, disputes that the studio won, and open disputes, which it may still
 * win.
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
    notInArray(refunds.status, ['DISPUTED', 'DROPPED', 'WON']),
  );
  const [row] = await db.orm.select({ sum }).from(refunds).where(ofBooking);
  return row?.sum ?? 0;
}

/**
 * Sums the refunds of a payment, and those for one of its bookings, in pence. Includes failed refunds, because the
 * studio owes the money until it is refunded again or paid otherwise. `disputedPence` is the part of `totalPence` that
 * open disputes withhold. Only `heldPence` includes the refunds that wait for the end of a dispute.
 */
export async function loadRefundedAmounts(
  db: QueryExecutor,
  { branchId, paymentId, bookingId }: { branchId: string; paymentId: string; bookingId: string | null },
): Promise<RefundedAmounts> {
  const isCounted = notInArray(refunds.status, [...uncountedRefundStatuses]);
  const [row] = await db.orm
    .select({
      totalPence: sumWhere(isCounted),
      bookingPence: sumWhere(and(isCounted, sql`${refunds.bookingId} = ${bookingId}::uuid`)),
      disputedPence: sumWhere(eq(refunds.status, 'DISPUTED')),
      heldPence: sumWhere(eq(refunds.status, 'HELD')),
    })
    .from(refunds)
    .where(and(eq(refunds.branchId, branchId), eq(refunds.paymentId, paymentId)));
  if (!row) throw new Error('The sums returned no row.');
  return row;
}

/**
 * Returns how much of a payment of `paidPence` can still be refunded, in pence, if the studio wins every open dispute
 * about it.
 */
export function getRefundableIfWonPence(
  paidPence: number,
  { totalPence, disputedPence, heldPence }: RefundedAmounts,
): number {
  return paidPence - (totalPence - disputedPence) - heldPence;
}

/**
 * Throws AppError not_changeable while the payer's bank withholds money in a dispute, because the provider would reject
 * a refund, and one at the front desk would pay the money out twice.
 */
export function assertNotDisputed({ disputedPence }: RefundedAmounts): void {
  if (disputedPence > 0)
    throw new AppError(
      'not_changeable',
      'The client’s bank is looking into a dispute about this payment. You can’t refund it until the dispute ends.',
    );
}
