import type { QueryExecutor } from '../platform/database.ts';

/** A guest's tours of a branch by their address become a member's, with an audit entry each. */
const joinTours = {
  name: 'join_tours',
  text: `WITH joined AS (
      UPDATE tours SET principal_id = $2::text
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = lower($3::text)
      RETURNING branch_id, id
    )
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT branch_id, $4::timestamptz, 'member:' || $2::text, 'tour', id, 'JOINED', 'booked as a guest with this address'
    FROM joined`,
};

/** Gives a member the tours that were booked with their verified address as a guest. */
export async function linkGuestTours(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await tx.run(joinTours, [branchId, member.userId, member.email, now]);
}
