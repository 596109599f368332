import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { bookings } from '../tables.ts';
import { type AttendanceInput, setAttendance } from './set-attendance.ts';

/**
 * Corrects after a class, on behalf of staff, whether an attendee was there. Idempotent. Throws AppError not_found, or
 * not_changeable if the booking is cancelled or the class hasn't ended.
 */
export async function correctAttendance(
  { database, clock }: Services,
  {
    branchId,
    bookingId,
    ...attendance
  }: Omit<AttendanceInput, 'durationMin'> & { branchId: string; bookingId: string },
): Promise<AttendanceInput['status']> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const [booking] = await tx.orm
      .select()
      .from(bookings)
      .where(and(eq(bookings.branchId, branchId), eq(bookings.id, bookingId)))
      .for('update');
    const klass = booking && (await findClass(tx, branchId, booking.classId, now));
    if (!booking || !klass) throw new AppError('not_found');
    const ended = klass.startsAt.getTime() + klass.durationMin * 60_000 < now.getTime();
    if (booking.status === 'CANCELLED')
      throw new AppError('not_changeable', 'This booking has been cancelled.');
    if (!ended) throw new AppError('not_changeable', 'You can change attendance once the class has ended.');
    await setAttendance(tx, booking, { ...attendance, durationMin: klass.durationMin }, now);
    return attendance.status;
  });
}
