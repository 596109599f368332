import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const lock: PreparedStatement = {
  name: 'lock_catalogue',
  text: `SELECT pg_advisory_xact_lock(hashtext('catalogue:' || $1))::text AS locked`,
};

/**
 * Serialises changes of ids and order in the catalogue until the transaction ends, so that two new records with the
 * same name get different ids. Call it before any other lock, except that of the timetable.
 */
export async function lockCatalogue(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lock, [branchId]);
}
