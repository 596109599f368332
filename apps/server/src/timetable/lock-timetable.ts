import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

const lockTimetable: PreparedStatement = {
  name: 'lock_timetable',
  text: `SELECT pg_advisory_xact_lock(hashtext('timetable:' || $1))::text AS locked`,
};

/**
 * Whoever changes what takes place when goes one after the other, until the end of the transaction: two who put classes
 * into one room at once see each other. Before anything else; taking and freeing places does not wait for it.
 */
export async function lockTimetableForChange(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lockTimetable, [branchId]);
}

const lockBookings: PreparedStatement = {
  name: 'lock_bookings_before_classes',
  text: 'LOCK TABLE bookings IN SHARE ROW EXCLUSIVE MODE',
};

/** Before classes get another start: their bookings follow it, and who is writing one just now holds its class after. */
export async function lockBookingsTable(tx: QueryExecutor): Promise<void> {
  await tx.run(lockBookings, []);
}
