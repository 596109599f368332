import type { UpcomingUse } from '@studio/contracts/catalogue-records';
import { toLondonDate } from '@studio/domain/time/london';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { keepsPriceSql } from '../../timetable/keeps-price-sql.ts';

const countUse = (column: 'room_id' | 'class_type_id'): PreparedStatement => ({
  name: `upcoming_use_by_${column}`,
  text: `SELECT id, sum(classes)::int AS "upcomingClasses", sum(booked)::int AS "upcomingBookings",
      sum(own_price)::int AS "ownPriceClasses", sum(series)::int AS "recurringClasses"
    FROM (
      SELECT c.${column} AS id, 1 AS classes, CASE WHEN c.taken > 0 OR c.waiting > 0 THEN 1 ELSE 0 END AS booked,
          CASE WHEN ${keepsPriceSql} THEN 1 ELSE 0 END AS own_price, 0 AS series
        FROM classes c LEFT JOIN class_series w ON w.branch_id = c.branch_id AND w.id = c.series_id
        WHERE c.branch_id = $1 AND c.starts_at > $2 AND c.status = 'SCHEDULED'
      UNION ALL SELECT ${column}, 0, 0, 0, 1
        FROM class_series WHERE branch_id = $1 AND (ends_on IS NULL OR ends_on >= $3::date)
    ) uses GROUP BY id`,
});

const statements = { room: countUse('room_id'), classType: countUse('class_type_id') };

/**
 * Returns a function that counts the upcoming classes of a room or class type, those of them with bookings or a waiting
 * list, those with their own price, and the recurring classes.
 */
export async function countUpcomingUse(
  { database, clock }: Services,
  branchId: string,
  of: keyof typeof statements,
): Promise<(id: string) => UpcomingUse & { ownPriceClasses: number }> {
  const now = clock.now();
  const rows = await database.run<UpcomingUse & { id: string; ownPriceClasses: number }>(statements[of], [
    branchId,
    now,
    toLondonDate(now),
  ]);
  const uses = new Map(rows.map(({ id, ...use }) => [id, use]));
  const unused = { upcomingClasses: 0, upcomingBookings: 0, ownPriceClasses: 0, recurringClasses: 0 };
  return (id) => uses.get(id) ?? unused;
}
