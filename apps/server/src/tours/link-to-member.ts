import type { QueryExecutor } from '../platform/database/database.ts';

/** Links a guest's tours in a branch to a member, with an audit entry for each. */
const joinTours = {
  name: 'link_guest_tours',
  text: `WITH joined AS (
      UPDATE tours SET principal_id = $2::text
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = lower($3::text)
      RETURNING branch_id, id
    )
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT branch_id, $4::timestamptz, 'member:' || $2::text, 'tour', id, 'JOINED', 'booked as a guest with this email address'
    FROM joined`,
};

/** Links to the member the tours that were booked as a guest under their verified email address. */
export async function linkGuestTours(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await tx.run(joinTours, [branchId, member.userId, member.email, now]);
}
