import type { ClassCancellationProgress } from '@studio/contracts/staff-cancel-class';
import { findClassCancellation } from '../bookings/cancellation/find-class-cancellation.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';
import {
  listCancelledBookings,
  listClientsNeedingAttention,
  sumCancellationProgress,
} from './cancellation-report-store.ts';
import { toClassLabelDto } from './class-label-dto.ts';

/**
 * Returns the progress of class cancellations, ordered by start. Throws AppError not_found for a class without a
 * cancellation.
 */
export async function readCancellationProgress(
  { database, clock }: Services,
  branchId: string,
  classIds: readonly string[],
): Promise<ClassCancellationProgress[]> {
  const uniqueIds = [...new Set(classIds)];
  const classes = await listClassesById(database, branchId, uniqueIds, clock.now());
  if (classes.length < uniqueIds.length) throw new AppError('not_found');
  const progress: ClassCancellationProgress[] = [];
  for (const klass of classes.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const cancellation = await findClassCancellation(database, branchId, klass.id);
    if (!cancellation) throw new AppError('not_found');
    const { left, ...counts } = await sumCancellationProgress(database, cancellation);
    progress.push({
      class: toClassLabelDto(klass),
      reason: cancellation.reason,
      ...counts,
      total: counts.processed + left,
      finished: cancellation.finishedAt !== null,
      needsAttention: await listClientsNeedingAttention(database, branchId, cancellation.id),
      bookings: await listCancelledBookings(database, branchId, cancellation.id),
    });
  }
  return progress;
}
