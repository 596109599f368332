import type { ErrorCode } from '@studio/contracts/error-codes';
import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { getCheckedInSince, getCheckInWindowError, getMarkTime } from '@studio/domain/bookings/check-in';
import { and, eq, isNull } from 'drizzle-orm';
import type { BookingRow } from '../../bookings/booking-store.ts';
import { setAttendance } from '../../bookings/front-desk/set-attendance.ts';
import { bookings } from '../../bookings/tables.ts';
import { errorDefinitions } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { classes } from '../../timetable/tables.ts';
import { attendanceMarks } from './tables.ts';

/** Team member who sets the mark, and the classes in which they may do so (class-access.ts). */
export interface MarkingStaff {
  actor: Extract<Actor, `staff:${string}`>;
  access: 'all' | string | null;
}

type LockedBooking = BookingRow & Pick<ClassRow, 'durationMin' | 'instructorId'>;

/**
 * Locks a booking and reads the fields of its class that check-in needs. Concurrent marks of the booking run one after
 * the other.
 */
async function lockBooking(tx: QueryExecutor, branchId: string, id: string): Promise<LockedBooking | null> {
  const [row] = await tx.orm
    .select({
      booking: bookings,
      durationMin: classes.durationMin,
      instructorId: classes.instructorId,
    })
    .from(bookings)
    .innerJoin(classes, and(eq(classes.branchId, bookings.branchId), eq(classes.id, bookings.classId)))
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id)))
    .for('update', { of: bookings });
  return row ? { ...row.booking, durationMin: row.durationMin, instructorId: row.instructorId } : null;
}

/**
 * Stores a check-in mark. Idempotent by mark id. Then sets the booking to the result of all its marks, ordered by time.
 * Needs its own transaction.
 */
export async function recordAttendanceMark(
  tx: QueryExecutor,
  branchId: string,
  mark: AttendanceMark,
  marker: MarkingStaff,
  now: Date,
): Promise<AttendanceMarkOutcome> {
  const booking = await lockBooking(tx, branchId, mark.bookingId);
  if (!booking) return outcomeOf(mark, null, 'rejected', 'not_found');
  const [stored] = await tx.orm
    .select()
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.branchId, branchId), eq(attendanceMarks.id, mark.id)));
  if (stored) return repeatOutcome(mark, booking, stored);
  const at = getMarkTime(new Date(mark.recordedAt), now);
  const errorCode = getMarkError(booking, marker, at);
  await tx.orm.insert(attendanceMarks).values({
    branchId,
    id: mark.id,
    bookingId: booking.id,
    classId: booking.classId,
    kind: mark.kind,
    recordedAt: at,
    receivedAt: now,
    markedBy: marker.actor,
    refused: errorCode,
  });
  if (errorCode) return outcomeOf(mark, booking, 'rejected', errorCode);
  return applyMarks(tx, mark, booking, marker, now);
}

function getMarkError(booking: LockedBooking, { access }: MarkingStaff, at: Date): ErrorCode | null {
  if (access !== 'all' && booking.instructorId !== access) return 'forbidden';
  if (booking.status === 'CANCELLED') return 'already_cancelled';
  return getCheckInWindowError(booking, at);
}

/** Sets the booking to the result of all its marks, including the new one. */
async function applyMarks(
  tx: QueryExecutor,
  mark: AttendanceMark,
  booking: LockedBooking,
  { actor }: MarkingStaff,
  now: Date,
): Promise<AttendanceMarkOutcome> {
  const { branchId, id } = booking;
  const since = getCheckedInSince(await marksOf(tx, booking));
  const isInEffect = (since !== null) === (mark.kind === 'CHECKED_IN');
  if (since?.getTime() !== booking.checkedInAt?.getTime()) {
    await tx.orm
      .update(bookings)
      .set({ checkedInAt: since })
      .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id)));
  }
  const changed = (since === null) !== (booking.checkedInAt === null);
  if (!changed)
    return outcomeOf(mark, { ...booking, checkedInAt: since }, isInEffect ? 'unchanged' : 'superseded');
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor,
      subject: 'booking',
      subjectId: id,
      action: since ? 'CHECKED_IN' : 'CHECK_IN_UNDONE',
      reason: 'at the studio',
      detail: { mark: mark.id, recordedAt: mark.recordedAt },
    },
  ]);
  const after = { ...booking, checkedInAt: since };
  // The attendance is already final. The device set the mark in time but sent it late, such as after it was offline, so
  // the mark corrects the attendance.
  if (booking.status !== 'CONFIRMED') {
    const { durationMin } = booking;
    const status = since ? 'ATTENDED' : 'NO_SHOW';
    const attendance = { status, actor, reason: 'check-in received after the class', durationMin } as const;
    await setAttendance(tx, booking, attendance, now);
    after.status = status;
  }
  return outcomeOf(mark, after, isInEffect ? 'applied' : 'superseded');
}

async function marksOf(tx: QueryExecutor, { branchId, id, classId }: LockedBooking) {
  return tx.orm
    .select({ id: attendanceMarks.id, kind: attendanceMarks.kind, at: attendanceMarks.recordedAt })
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.branchId, branchId),
        eq(attendanceMarks.bookingId, id),
        // After a move to another class, marks of the earlier class don't count.
        eq(attendanceMarks.classId, classId),
        isNull(attendanceMarks.refused),
      ),
    );
}

/** Returns the outcome of a mark that is sent again: rejected as before, or whether it is in effect now. */
function repeatOutcome(
  mark: AttendanceMark,
  booking: LockedBooking,
  stored: typeof attendanceMarks.$inferSelect,
): AttendanceMarkOutcome {
  if (stored.bookingId !== mark.bookingId || stored.kind !== mark.kind)
    return outcomeOf(mark, booking, 'rejected', 'idempotency_mismatch');
  if (stored.refused) return outcomeOf(mark, booking, 'rejected', stored.refused);
  const isInEffect = (booking.checkedInAt !== null) === (mark.kind === 'CHECKED_IN');
  return outcomeOf(mark, booking, isInEffect ? 'unchanged' : 'superseded');
}

function outcomeOf(
  { id, bookingId }: AttendanceMark,
  marked: LockedBooking | null,
  outcome: AttendanceMarkOutcome['outcome'],
  code: ErrorCode | null = null,
): AttendanceMarkOutcome {
  // Hides the booking if the instructor teaches another class, or if the mark id was used for another booking.
  const booking = code === 'forbidden' || code === 'idempotency_mismatch' ? null : marked;
  return {
    id,
    bookingId,
    name: booking?.attendeeName ?? null,
    outcome,
    code,
    message: code && errorDefinitions[code].message,
    status: booking?.status ?? null,
    checkedInAt: booking?.checkedInAt?.toISOString() ?? null,
  };
}
