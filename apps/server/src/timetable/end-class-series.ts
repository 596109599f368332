import { addDays } from '@studio/domain/time/local-date';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { type RemovedClasses, removeEmptyClasses } from './remove-empty-classes.ts';
import { classes, classSeries } from './tables.ts';

/** Ended series, and what became of its classes. */
export interface EndedSeries extends RemovedClasses {
  seriesId: string;
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
  await tx.orm
    .update(classSeries)
    .set({ endsOn: addDays(first.localDate, -1) })
    .where(and(eq(classSeries.branchId, branchId), eq(classSeries.id, seriesId)));
  const of = { branchId, of: 'series', id: seriesId, from: first.localDate } as const;
  return { seriesId, ...(await removeEmptyClasses(tx, of, now)) };
}
