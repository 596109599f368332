import type { UpcomingUse } from '@studio/contracts/catalogue-records';
import { toLondonDate } from '@studio/domain/time/london';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const countUse = (column: 'room_id' | 'class_type_id'): PreparedStatement => ({
  name: `upcoming_use_by_${column}`,
  text: `SELECT id, sum(classes)::int AS "upcomingClasses", sum(booked)::int AS "upcomingBookings", sum(series)::int AS "recurringClasses"
    FROM (
      SELECT ${column} AS id, 1 AS classes, CASE WHEN taken > 0 OR waiting > 0 THEN 1 ELSE 0 END AS booked, 0 AS series
        FROM classes WHERE branch_id = $1 AND starts_at > $2 AND status = 'SCHEDULED'
      UNION ALL SELECT ${column}, 0, 0, 1
        FROM class_series WHERE branch_id = $1 AND (ends_on IS NULL OR ends_on >= $3::date)
    ) uses GROUP BY id`,
});

const statements = { room: countUse('room_id'), classType: countUse('class_type_id') };

/**
 * Returns a function that counts the upcoming classes of a room or class type, those of them with bookings or a waiting
 * list, and the recurring classes.
 */
export async function countUpcomingUse(
  { database, clock }: Services,
  branchId: string,
  of: keyof typeof statements,
): Promise<(id: string) => UpcomingUse> {
  const now = clock.now();
  const rows = await database.run<UpcomingUse & { id: string }>(statements[of], [
    branchId,
    now,
    toLondonDate(now),
  ]);
  const uses = new Map(rows.map(({ id, ...use }) => [id, use]));
  return (id) => uses.get(id) ?? { upcomingClasses: 0, upcomingBookings: 0, recurringClasses: 0 };
}
