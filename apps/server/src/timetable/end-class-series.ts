import { addDays } from '@studio/domain/time/local-date';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { classes, classSeries } from './tables.ts';

/** Deletes classes that never had a hold, booking, waiting list entry or cover request. */
const removeUntouched: PreparedStatement = {
  name: 'remove_untouched_classes',
  text: `DELETE FROM classes c
    WHERE c.branch_id = $1 AND c.series_id = $2 AND c.local_date >= $3::date AND c.starts_at > $4
      AND c.taken = 0 AND c.waiting = 0
      AND NOT EXISTS (SELECT 1 FROM holds h WHERE h.branch_id = c.branch_id AND h.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM waiting_entries w WHERE w.branch_id = c.branch_id AND w.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM cover_requests r WHERE r.branch_id = c.branch_id AND r.class_id = c.id)
    RETURNING c.id`,
};

const cancelEmptyClasses: PreparedStatement = {
  name: 'cancel_empty_classes_of_series',
  text: `UPDATE classes SET status = 'CANCELLED', cancelled_for_closure = false
    WHERE branch_id = $1 AND series_id = $2 AND local_date >= $3::date AND starts_at > $4
      AND taken = 0 AND waiting = 0 AND (status = 'SCHEDULED' OR cancelled_for_closure)
    RETURNING id`,
};

const findActiveClasses: PreparedStatement = {
  name: 'active_classes_of_series',
  text: `SELECT id FROM classes
    WHERE branch_id = $1 AND series_id = $2 AND local_date >= $3::date AND starts_at > $4 AND status = 'SCHEDULED'
    ORDER BY starts_at`,
};

/**
 * Result of `endClassSeries`. `removed` counts the deleted and cancelled classes. `withBookings` contains the ids of the
 * classes that stay until staff cancel them, because they have bookings, holds or a waiting list.
 */
export interface EndedSeries {
  seriesId: string;
  removed: number;
  withBookings: string[];
}

/**
 * Ends a series from this class on. Deletes classes that were never used, and cancels other empty ones. Call it in a
 * transaction, after reclaiming expired holds. Throws AppError not_found, class_begun, not_changeable.
 */
export async function endClassSeries(
  tx: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
  now: Date,
): Promise<EndedSeries> {
  await lockTimetableForChange(tx, branchId);
  const [first] = await tx.orm
    .select()
    .from(classes)
    .where(and(eq(classes.branchId, branchId), eq(classes.id, classId)));
  if (!first) throw new AppError('not_found');
  if (first.startsAt <= now) throw new AppError('class_begun');
  const seriesId = first.seriesId;
  if (!seriesId) throw new AppError('not_changeable', 'This class isn’t part of a series.');
  const values = [branchId, seriesId, first.localDate, now];
  await tx.orm
    .update(classSeries)
    .set({ endsOn: addDays(first.localDate, -1) })
    .where(and(eq(classSeries.branchId, branchId), eq(classSeries.id, seriesId)));
  const removed = await tx.run(removeUntouched, values);
  const cancelled = await tx.run(cancelEmptyClasses, values);
  const remaining = await tx.run<{ id: string }>(findActiveClasses, values);
  return {
    seriesId,
    removed: removed.length + cancelled.length,
    withBookings: remaining.map(({ id }) => id),
  };
}
