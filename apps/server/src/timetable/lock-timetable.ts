import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const lockTimetable: PreparedStatement = {
  name: 'lock_timetable',
  text: `SELECT pg_advisory_xact_lock(hashtext('timetable:' || $1))::text AS locked`,
};

/**
 * Serialises timetable changes until the transaction ends, so that concurrent changes see each other's classes. Call it
 * before any other lock. Taking and freeing places doesn't wait for this lock.
 */
export async function lockTimetableForChange(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lockTimetable, [branchId]);
}

const lockBookings: PreparedStatement = {
  name: 'lock_bookings_before_classes',
  text: 'LOCK TABLE bookings IN SHARE ROW EXCLUSIVE MODE',
};

/**
 * Locks the bookings table before classes get a new start, because a trigger then updates their bookings. Transactions
 * that write bookings lock the table first and the class second; this keeps the same order.
 */
export async function lockBookingsTable(tx: QueryExecutor): Promise<void> {
  await tx.run(lockBookings, []);
}
