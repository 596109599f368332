import { formatMomentShort } from '@studio/domain/time/format-london';
import { getCapacityBelowBookedText } from '@studio/domain/timetable/capacity-below-booked';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Counts the taken places of classes, and how many of these are only held; `$3` is the current time. The bookings
 * module owns the holds table, so this statement reads only numbers of places from it.
 */
const heldPlaces: PreparedStatement = {
  name: 'held_places',
  text: `SELECT c.id, c.taken::int AS taken, coalesce(live.places, 0)::int AS held
    FROM classes c CROSS JOIN LATERAL (
      SELECT sum(h.places) AS places FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at > $3::timestamptz
    ) live
    WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])`,
};

/** Throws AppError below_booked, with the numbers, if the new capacity is below the taken places (handbook: timetable 17). */
export async function assertCapacityNotBelowBooked(
  tx: QueryExecutor,
  { branchId, id, capacity, startsAt }: { branchId: string; id: string; capacity: number; startsAt: Date },
  now: Date,
): Promise<void> {
  const [row] = await tx.run<{ taken: number; held: number }>(heldPlaces, [branchId, [id], now]);
  if (!row) throw new AppError('not_found');
  const message = getCapacityBelowBookedText(capacity, { booked: row.taken - row.held, held: row.held });
  if (message)
    throw new AppError('below_booked', `${formatMomentShort(startsAt)}: ${message}`, { field: 'capacity' });
}
