import { toLondonDate } from '@studio/domain/time/london';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { endRecurringClasses } from '../../timetable/end-recurring-classes.ts';
import { removeEmptyClasses } from '../../timetable/remove-empty-classes.ts';

/** Room or class type to archive or restore. */
export interface ArchivedRecord {
  branchId: string;
  id: string;
  archived: boolean;
  /** Whether archiving also removes scheduled classes that no one has booked, holds or waits for. */
  removeEmpty: boolean;
}

/**
 * Ends the recurring classes of an archived room or class type, and with `removeEmpty` removes its empty scheduled
 * classes (handbook: timetable 20). Returns the numbers of both for the audit log.
 */
export async function endClasses(
  tx: QueryExecutor,
  {
    removeEmpty,
    ...record
  }: { branchId: string; of: 'room' | 'classType'; id: string; removeEmpty: boolean },
  now: Date,
): Promise<{ endedSeries: number; removed?: number }> {
  const endedSeries = await endRecurringClasses(tx, record, now);
  if (!removeEmpty) return { endedSeries };
  const { removed } = await removeEmptyClasses(tx, { ...record, from: toLondonDate(now) }, now);
  return { endedSeries, removed };
}
