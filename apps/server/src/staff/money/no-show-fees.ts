import type { DueNoShowFee } from '@studio/contracts/staff-no-show-fees';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { noShows } from '../../bookings/tables.ts';
import { deskPayments } from '../../payments/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const due: PreparedStatement = {
  name: 'staff_unpaid_no_show_fees',
  text: `SELECT n.booking_id AS "bookingId", coalesce(q.merged_into, q.id) AS "personId",
      concat_ws(' ', b.first_name, b.last_name) AS "clientName", c.title AS "classTitle", c.starts_at AS "classAt",
      n.fee_pence AS "feePence", n.currency
    FROM no_shows n
    JOIN bookings b ON b.branch_id = n.branch_id AND b.id = n.booking_id
    JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    LEFT JOIN people q ON q.branch_id = n.branch_id AND q.id = n.person_id
    WHERE n.branch_id = $1 AND n.fee = 'DUE' AND ($2::uuid IS NULL OR q.id = $2 OR q.merged_into = $2)
    ORDER BY c.starts_at, n.booking_id LIMIT 500`,
};

/** Returns unpaid no-show fees, oldest first, of one person or of all people. */
export async function listUnpaidNoShowFees(
  db: QueryExecutor,
  branchId: string,
  personId: string | null = null,
): Promise<DueNoShowFee[]> {
  const rows = await db.run<Omit<DueNoShowFee, 'classAt'> & { classAt: Date }>(due, [branchId, personId]);
  return rows.map(({ classAt, ...row }) => ({ ...row, classAt: classAt.toISOString() }));
}

export interface SettleNoShowFeeInput {
  branchId: string;
  bookingId: string;
  how: 'CASH' | 'TERMINAL' | 'WAIVED';
  reason: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Records that the client paid a no-show fee at the front desk, or waives the fee with a reason. A second concurrent
 * call fails. Throws AppError not_found, not_changeable and reason_needed.
 */
export async function settleNoShowFee(
  { database, clock }: Services,
  fee: SettleNoShowFeeInput,
): Promise<void> {
  const { branchId, bookingId, how, reason, actor } = fee;
  if (how === 'WAIVED' && reason.length < 3) throw new AppError('reason_needed');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const own = and(eq(noShows.branchId, branchId), eq(noShows.bookingId, bookingId));
    const [row] = await tx.orm
      .update(noShows)
      .set({ fee: how === 'WAIVED' ? 'WAIVED' : 'PAID', feeSettledAt: now, feeSettledBy: actor })
      .where(and(own, eq(noShows.fee, 'DUE')))
      .returning();
    if (!row) {
      const [existing] = await tx.orm.select({ id: noShows.bookingId }).from(noShows).where(own);
      if (!existing) throw new AppError('not_found');
      throw new AppError('not_changeable', 'This fee has already been paid or waived.');
    }
    const { personId, feePence: amountPence, currency } = row;
    if (how !== 'WAIVED')
      await tx.orm.insert(deskPayments).values({
        branchId,
        id: uuidv7(),
        personId,
        subject: 'fee',
        subjectId: bookingId,
        method: how,
        amountPence,
        currency,
        note: reason || null,
        takenBy: actor,
        takenAt: now,
      });
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'booking',
        subjectId: bookingId,
        action: `FEE_${row.fee}`,
        reason: reason || 'no-show fee',
        detail: { amountPence, how },
      },
    ]);
  });
}
