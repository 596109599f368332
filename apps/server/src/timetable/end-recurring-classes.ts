import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { getGenerationEnd } from './generate-classes.ts';
import { lockTimetableForChange } from './lock-timetable.ts';

const endSeries = (column: 'room_id' | 'class_type_id'): PreparedStatement => ({
  name: `end_series_by_${column}`,
  text: `UPDATE class_series SET ends_on = $3::date
    WHERE branch_id = $1 AND ${column} = $2 AND (ends_on IS NULL OR ends_on > $3::date) RETURNING id`,
});

const statements = { room: endSeries('room_id'), classType: endSeries('class_type_id') };

/**
 * Ends the recurring classes of an archived room or class type on the last day for which classes have been generated
 * (handbook: timetable 20). Generated classes stay. Locks the timetable first, so call it before other locks. Returns
 * the number of ended series.
 */
export async function endRecurringClasses(
  tx: QueryExecutor,
  { branchId, of, id }: { branchId: string; of: keyof typeof statements; id: string },
  now: Date,
): Promise<number> {
  await lockTimetableForChange(tx, branchId);
  const ended = await tx.run<{ id: string }>(statements[of], [branchId, id, getGenerationEnd(now)]);
  return ended.length;
}
