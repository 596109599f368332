import { isTooLateForMarks } from '@studio/domain/bookings/check-in';
import { and, eq } from 'drizzle-orm';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { bookings } from '../tables.ts';
import { applyNoShowPolicy, undoNoShowPolicy } from './no-show-policy.ts';

/** Input of `setAttendance`: the attendance of a booking after its class. */
export interface AttendanceInput {
  status: 'ATTENDED' | 'NO_SHOW';
  actor: Actor;
  reason: string;
  /** Duration of the class in minutes. The no-show policy applies an hour after the class has ended. */
  durationMin: number;
}

/**
 * Saves the attendance in the caller's transaction, which has locked the booking's row. Undoes the no-show policy for
 * ATTENDED. Applies it for NO_SHOW, but only if no late check-in can arrive any more; `finaliseAttendance` applies it
 * later otherwise. Does nothing if the status is unchanged or the booking is cancelled.
 */
export async function setAttendance(
  tx: QueryExecutor,
  booking: BookingRow,
  { status, actor, reason, durationMin }: AttendanceInput,
  now: Date,
): Promise<void> {
  const { branchId, id, status: before, startsAt } = booking;
  if (before === status || before === 'CANCELLED') return;
  await tx.orm
    .update(bookings)
    .set({ status })
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id)));
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor,
      subject: 'booking',
      subjectId: id,
      action: status,
      reason,
      detail: { before },
    },
  ]);
  if (status === 'ATTENDED') await undoNoShowPolicy(tx, { ...booking, status }, actor, now);
  else if (isTooLateForMarks({ startsAt, durationMin }, now))
    await applyNoShowPolicy(tx, { ...booking, status }, actor, now);
}
