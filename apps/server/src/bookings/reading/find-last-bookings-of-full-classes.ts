import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const findLastBooked: PreparedStatement = {
  name: 'last_booked_of_classes',
  text: `SELECT DISTINCT ON (b.class_id) b.class_id AS "classId", b.id AS "bookingId"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.class_id = ANY ($2::uuid[]) AND b.status = 'CONFIRMED' AND b.checked_in_at IS NULL
      AND c.taken >= c.capacity
    ORDER BY b.class_id, b.created_at DESC, b.id DESC`,
};

/**
 * Returns those of the given classes that are full, each with the booking that was made last among those not checked
 * in.
 */
export function findLastBookingsOfFullClasses(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<{ classId: string; bookingId: string }[]> {
  return db.run(findLastBooked, [branchId, classIds]);
}
