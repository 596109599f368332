import { countRefundableLateCancellations } from '@studio/domain/bookings/late-cancellation';
import { writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import { findBooking } from '../booking-store.ts';
import { refundBooking } from './refund-booking.ts';

/** Counts the late-cancelled places of a class that no one has taken yet. Takes no lock; a partial index serves it. */
const countOpen: PreparedStatement = {
  name: 'count_open_late_cancellations',
  text: `SELECT count(*)::int AS open FROM bookings
    WHERE branch_id = $1 AND class_id = $2 AND late_cancelled_at IS NOT NULL AND waived_at IS NULL`,
};

/**
 * Locks the class, so that concurrent bookings count its places one after the other. Uses NO KEY UPDATE, because each
 * booking transaction already holds a KEY SHARE lock on the class (`loadAndLockClass`). With a stronger lock they would
 * wait for each other.
 */
const lockClass: PreparedStatement = {
  name: 'lock_class_for_late_cancellations',
  text: 'SELECT id FROM classes WHERE branch_id = $1 AND id = $2 FOR NO KEY UPDATE',
};

/** Counts places that aren't booked, including places that are only held. */
const countPlacesLeft: PreparedStatement = {
  name: 'count_places_left',
  text: `SELECT (c.capacity - c.taken + coalesce((SELECT sum(h.places) FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE'), 0))::int AS left
    FROM classes c WHERE c.branch_id = $1 AND c.id = $2`,
};

/** Waives the earliest open late cancellation of a class, once. */
const waiveFirst: PreparedStatement = {
  name: 'waive_first_late_cancellation',
  text: `UPDATE bookings SET waived_at = $3
    WHERE branch_id = $1 AND id IN (
      SELECT id FROM bookings
      WHERE branch_id = $1 AND class_id = $2 AND late_cancelled_at IS NOT NULL AND waived_at IS NULL
      ORDER BY late_cancellation_number NULLS FIRST, late_cancelled_at, id LIMIT 1)
      AND waived_at IS NULL
    RETURNING id`,
};

/**
 * Refunds those late cancellations of a class whose places other people have taken (handbook: cancelling 2), at most
 * `taken` of them. Call it in the booking transaction, after its bookings are written and their holds consumed.
 */
export async function refundLateCancellations(
  tx: QueryExecutor,
  { branchId, classId, taken }: { branchId: string; classId: string; taken: number },
  now: Date,
): Promise<void> {
  const ofClass = [branchId, classId];
  const [before] = await tx.run<{ open: number }>(countOpen, ofClass);
  if (!before?.open) return;
  await tx.run(lockClass, ofClass);
  const [lateCancellations] = await tx.run<{ open: number }>(countOpen, ofClass);
  const [places] = await tx.run<{ left: number }>(countPlacesLeft, ofClass);
  const refilled = countRefundableLateCancellations(lateCancellations?.open ?? 0, places?.left ?? 0, taken);
  // Refunds one place at a time: in a pair, the first refund depends on the second place not being refunded yet.
  for (let nth = 0; nth < refilled; nth++) {
    const [refunded] = await tx.run<{ id: string }>(waiveFirst, [...ofClass, now]);
    if (!refunded) return;
    await refundOne(tx, branchId, refunded.id, now);
  }
}

async function refundOne(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const booking = await findBooking(tx, branchId, id);
  if (!booking) return;
  const reason = 'someone took the released place';
  await refundBooking(tx, booking, { reason, actor: 'system' }, now);
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor: 'system',
      subject: 'booking',
      subjectId: id,
      action: 'LATE_CANCELLATION_WAIVED',
      reason,
    },
  ]);
  await enqueueEmail(tx, { branchId, kind: 'late-cancellation-refunded', subject: { bookingId: id } }, now);
}
