import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

export interface BookedClass {
  bookingId: string;
  title: string;
  startsAt: Date;
}

const ofBookings: PreparedStatement = {
  name: 'classes_of_bookings',
  text: `SELECT b.id AS "bookingId", c.title, c.starts_at AS "startsAt"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.id = ANY ($2::uuid[])`,
};

/** Returns the booked classes by booking id. Ignores ids that don't belong to a booking. */
export async function findBookedClasses(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
): Promise<Map<string, BookedClass>> {
  if (ids.length === 0) return new Map();
  const rows = await db.run<BookedClass>(ofBookings, [branchId, [...ids]]);
  return new Map(rows.map((row) => [row.bookingId, row]));
}
