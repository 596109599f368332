import { isMarkMergeOver } from '@studio/domain/bookings/check-in';
import { and, eq } from 'drizzle-orm';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { BookingRow } from './booking-store.ts';
import { applyNoShowPolicy, undoNoShowPolicy } from './no-show-policy.ts';
import { bookings } from './tables.ts';

/** Whether somebody was there, as it stands after the class. */
export interface Attendance {
  status: 'ATTENDED' | 'NO_SHOW';
  actor: Actor;
  why: string;
  /** How long the class takes: within an hour of its end, what a missed one costs has to wait. */
  durationMin: number;
}

/**
 * Writes down whether somebody was there, in the transaction of its reason; the booking's row is locked in it. What a
 * missed class costs follows when no mark of the door can come any more. Nothing happens when it stands so already.
 */
export async function setAttendance(
  tx: QueryExecutor,
  booking: BookingRow,
  { status, actor, why, durationMin }: Attendance,
  now: Date,
): Promise<void> {
  const { branchId, id, status: before, startsAt } = booking;
  if (before === status || before === 'CANCELLED') return;
  await tx.orm
    .update(bookings)
    .set({ status })
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id)));
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId: id, action: status, why, detail: { before } },
  ]);
  if (status === 'ATTENDED') await undoNoShowPolicy(tx, { ...booking, status }, actor, now);
  else if (isMarkMergeOver({ startsAt, durationMin }, now))
    await applyNoShowPolicy(tx, { ...booking, status }, actor, now);
}
