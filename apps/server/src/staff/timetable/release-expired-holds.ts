import { reclaimLapsedHoldsStatement } from '../../bookings/holds/place-statements.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const withLapsed: PreparedStatement = {
  name: 'classes_with_expired_holds',
  text: `SELECT DISTINCT class_id AS id FROM holds
    WHERE branch_id = $1 AND status = 'LIVE' AND expires_at <= $2 ORDER BY class_id`,
};

/**
 * Releases the places of expired holds in all classes, so that later counts are correct. Call it before the
 * transaction, because holds must be locked before class rows.
 */
export async function releaseExpiredHolds(db: QueryExecutor, branchId: string, now: Date): Promise<void> {
  for (const { id } of await db.run<{ id: string }>(withLapsed, [branchId, now]))
    await db.run(reclaimLapsedHoldsStatement, [branchId, id, now]);
}
