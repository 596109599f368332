import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { assertNoClash } from './assert-no-clash.ts';
import { reapplyBedsOutOfService } from './beds-out-of-service.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { listClosedDays } from './store.ts';
import { classes } from './tables.ts';

const cancelIfEmpty: PreparedStatement = {
  name: 'cancel_empty_class',
  text: `UPDATE classes SET status = 'CANCELLED'
    WHERE branch_id = $1 AND id = $2 AND status = 'SCHEDULED' AND taken = 0 AND waiting = 0 RETURNING id`,
};

/**
 * Cancels a class without bookings or waiting list entries. Idempotent. Call it in a transaction, after reclaiming
 * expired holds. Throws AppError not_found, class_begun, has_bookings.
 */
export async function cancelEmptyClass(
  tx: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
  now: Date,
): Promise<void> {
  const found = await findStored(tx, branchId, classId, now);
  if (found.status === 'CANCELLED') return;
  if ((await tx.run(cancelIfEmpty, [branchId, classId])).length === 0) throw new AppError('has_bookings');
}

/**
 * Selects whether a class has an unfinished cancellation. The bookings module owns the cancellations table, so this
 * statement reads nothing else from it.
 */
const findUnfinishedCancellation: PreparedStatement = {
  name: 'unfinished_class_cancellation',
  text: `SELECT 1 FROM class_cancellations WHERE branch_id = $1 AND class_id = $2 AND finished_at IS NULL`,
};

/**
 * Restores a cancelled class. Call it in a transaction. Throws AppError not_found, class_begun, clash, closed_day, and
 * not_changeable while its refunds are in progress.
 */
export async function restoreClass(
  tx: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
  now: Date,
): Promise<void> {
  await lockTimetableForChange(tx, branchId);
  const found = await findStored(tx, branchId, classId, now);
  if (found.status === 'SCHEDULED') return;
  if (found.taken > 0 || (await tx.run(findUnfinishedCancellation, [branchId, classId])).length > 0)
    throw new AppError('not_changeable', 'This class is still being cancelled. Try again in a minute.');
  const { localDate: date } = found;
  if ((await listClosedDays(tx, branchId, { from: date, to: date })).has(date))
    throw new AppError('closed_day');
  await assertNoClash(tx, branchId, [found]);
  await tx.orm
    .update(classes)
    .set({ status: 'SCHEDULED', cancelledForClosure: false })
    .where(and(eq(classes.branchId, branchId), eq(classes.id, classId)));
  await reapplyBedsOutOfService(tx, branchId, [classId]);
}

async function findStored(tx: QueryExecutor, branchId: string, classId: string, now: Date) {
  const [found] = await tx.orm
    .select()
    .from(classes)
    .where(and(eq(classes.branchId, branchId), eq(classes.id, classId)));
  if (!found) throw new AppError('not_found');
  if (found.startsAt <= now) throw new AppError('class_begun');
  return found;
}
