import type { ClassMessageCandidate } from '@studio/domain/bookings/class-message';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const candidates: PreparedStatement = {
  name: 'class_message_candidates',
  text: `SELECT id, 'booked' AS list, trim(first_name || ' ' || last_name) AS name, email, principal_id AS "ownerId",
      true AS confirmed, position AS place, created_at AS since
    FROM bookings WHERE branch_id = $1 AND class_id = $2::uuid AND status <> 'CANCELLED'
    UNION ALL
    SELECT id, 'waiting', trim(first_name || ' ' || last_name), email, principal_id, confirmed_at IS NOT NULL, 0, joined_at
    FROM waiting_entries WHERE branch_id = $1 AND class_id = $2::uuid AND status IN ('WAITING', 'OFFERED')
    ORDER BY list, place, since, id`,
};

/**
 * Returns the booked places of a class, the bookers' own before those of their guests, and then the open waiting list
 * entries.
 */
export function listClassMessageCandidates(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<ClassMessageCandidate[]> {
  return db.run<ClassMessageCandidate>(candidates, [branchId, classId]);
}
