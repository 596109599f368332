import type { QueryExecutor } from '../platform/database.ts';

/** Guest bookings of a branch by their address become a member's, with what paid for them and an audit entry each. */
const joinBookings = {
  name: 'join_bookings',
  text: `WITH joined AS (
      UPDATE bookings SET principal_id = $2::text
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = lower($3::text)
      RETURNING branch_id, id, payment_id
    ), paid AS (
      UPDATE payments SET principal_id = $2::text
      FROM (SELECT DISTINCT branch_id, payment_id FROM joined WHERE payment_id IS NOT NULL) theirs
      WHERE payments.branch_id = theirs.branch_id AND payments.id = theirs.payment_id AND payments.principal_id IS NULL
    )
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT branch_id, $4::timestamptz, 'member:' || $2::text, 'booking', id, 'JOINED', 'booked as a guest with this address'
    FROM joined`,
};

const joinStandIn = {
  name: 'join_bookings_of_stand_in',
  text: 'UPDATE bookings SET principal_id = $3::text WHERE branch_id = $1 AND principal_id = $2::text',
};

/** Bookings that staff made for somebody with neither account nor address, until they have an account. */
export async function linkStaffMadeBookings(
  tx: QueryExecutor,
  branchId: string,
  owner: string,
  memberId: string,
): Promise<void> {
  await tx.run(joinStandIn, [branchId, owner, memberId]);
}

/** Gives a member the bookings that were made with their verified address as a guest. */
export async function linkGuestBookings(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await tx.run(joinBookings, [branchId, member.userId, member.email, now]);
}
