import type { LocalDate } from '@studio/domain/time/local-date';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { reapplyBedsOutOfService } from './beds-out-of-service.ts';
import { generateMissingClasses } from './generate-classes.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { closures } from './tables.ts';

const cancelEmptyClasses: PreparedStatement = {
  name: 'cancel_empty_classes_of_closed_day',
  text: `UPDATE classes SET status = 'CANCELLED', cancelled_for_closure = true
    WHERE branch_id = $1 AND local_date = $2::date AND starts_at > $3 AND status = 'SCHEDULED' AND taken = 0 AND waiting = 0
    RETURNING id`,
};

const findActiveClasses: PreparedStatement = {
  name: 'active_classes_of_day',
  text: `SELECT id FROM classes WHERE branch_id = $1 AND local_date = $2::date AND starts_at > $3 AND status = 'SCHEDULED'
    ORDER BY starts_at`,
};

/**
 * Closes a day (handbook: timetable 16). Cancels empty classes and returns the ids of the others, which stay until staff
 * cancel them: classes with bookings, holds or a waiting list. Also renames a day that is closed already. Call it in a
 * transaction, after reclaiming expired holds.
 */
export async function closeDay(
  tx: QueryExecutor,
  { branchId, date, name }: { branchId: string; date: LocalDate; name: string },
  now: Date,
): Promise<{ removed: number; withBookings: string[] }> {
  await lockTimetableForChange(tx, branchId);
  await tx.orm
    .insert(closures)
    .values({ branchId, localDate: date, name })
    .onConflictDoUpdate({ target: [closures.branchId, closures.localDate], set: { name } });
  const removed = await tx.run(cancelEmptyClasses, [branchId, date, now]);
  const remaining = await tx.run<{ id: string }>(findActiveClasses, [branchId, date, now]);
  return { removed: removed.length, withBookings: remaining.map(({ id }) => id) };
}

const restoreClasses: PreparedStatement = {
  name: 'restore_classes_of_reopened_day',
  text: `UPDATE classes SET status = 'SCHEDULED', cancelled_for_closure = false
    WHERE branch_id = $1 AND local_date = $2::date AND starts_at > $3 AND cancelled_for_closure
    RETURNING id`,
};

/**
 * Reopens a closed day: restores the classes that closing it cancelled, and generates missing ones. Returns the number
 * of restored and generated classes. Throws AppError not_changeable if the day isn't closed.
 */
export async function reopenDay(
  tx: QueryExecutor,
  { branchId, date }: { branchId: string; date: LocalDate },
  now: Date,
): Promise<number> {
  await lockTimetableForChange(tx, branchId);
  const opened = await tx.orm
    .delete(closures)
    .where(and(eq(closures.branchId, branchId), eq(closures.localDate, date)))
    .returning({ date: closures.localDate });
  if (opened.length === 0) throw new AppError('not_changeable', 'The studio isn’t closed on this day.');
  const restored = await tx.run<{ id: string }>(restoreClasses, [branchId, date, now]);
  await reapplyBedsOutOfService(
    tx,
    branchId,
    restored.map(({ id }) => id),
  );
  return restored.length + (await generateMissingClasses(tx, branchId, now));
}
