import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Column of `classes` by which they belong to a record. */
type OwnerColumn = 'series_id' | 'room_id' | 'class_type_id';

/** Deletes classes that never had a hold, booking, waiting list entry or cover request. */
const deleteUntouched = (column: OwnerColumn): PreparedStatement => ({
  name: `delete_untouched_classes_by_${column}`,
  text: `DELETE FROM classes c
    WHERE c.branch_id = $1 AND c.${column} = $2 AND c.local_date >= $3::date AND c.starts_at > $4
      AND c.taken = 0 AND c.waiting = 0
      AND NOT EXISTS (SELECT 1 FROM holds h WHERE h.branch_id = c.branch_id AND h.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM waiting_entries w WHERE w.branch_id = c.branch_id AND w.class_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM cover_requests r WHERE r.branch_id = c.branch_id AND r.class_id = c.id)
    RETURNING c.id`,
});

const cancelEmpty = (column: OwnerColumn): PreparedStatement => ({
  name: `cancel_empty_classes_by_${column}`,
  text: `UPDATE classes SET status = 'CANCELLED', cancelled_for_closure = false
    WHERE branch_id = $1 AND ${column} = $2 AND local_date >= $3::date AND starts_at > $4
      AND taken = 0 AND waiting = 0 AND (status = 'SCHEDULED' OR cancelled_for_closure)
    RETURNING id`,
});

const findRemaining = (column: OwnerColumn): PreparedStatement => ({
  name: `active_classes_by_${column}`,
  text: `SELECT id FROM classes
    WHERE branch_id = $1 AND ${column} = $2 AND local_date >= $3::date AND starts_at > $4 AND status = 'SCHEDULED'
    ORDER BY starts_at`,
});

const toStatements = (column: OwnerColumn) => ({
  untouched: deleteUntouched(column),
  empty: cancelEmpty(column),
  remaining: findRemaining(column),
});

const statements = {
  series: toStatements('series_id'),
  room: toStatements('room_id'),
  classType: toStatements('class_type_id'),
};

/**
 * Result of `removeEmptyClasses`. `removed` counts the deleted and cancelled classes. `withBookings` contains the ids of
 * the classes that stay until staff cancel them, because they have bookings, holds or a waiting list.
 */
export interface RemovedClasses {
  removed: number;
  withBookings: string[];
}

/**
 * Deletes the classes of a record from this day on that were never used and have not started, and cancels other empty
 * ones. Call it in a transaction that has locked the timetable, after reclaiming expired holds.
 */
export async function removeEmptyClasses(
  tx: QueryExecutor,
  { branchId, of, id, from }: { branchId: string; of: keyof typeof statements; id: string; from: LocalDate },
  now: Date,
): Promise<RemovedClasses> {
  const { untouched, empty, remaining } = statements[of];
  const values = [branchId, id, from, now];
  const deleted = await tx.run(untouched, values);
  const cancelled = await tx.run(empty, values);
  const left = await tx.run<{ id: string }>(remaining, values);
  return { removed: deleted.length + cancelled.length, withBookings: left.map((row) => row.id) };
}
