import type { QueryExecutor } from '../platform/database/database.ts';

/**
 * Links guest bookings of an email address, and their payments, to a member's account, with an audit entry for each.
 */
const joinBookings = {
  name: 'link_guest_bookings',
  text: `WITH joined AS (
      UPDATE bookings SET principal_id = $2::text
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = lower($3::text)
      RETURNING branch_id, id, payment_id
    ), paid AS (
      UPDATE payments SET principal_id = $2::text
      FROM (SELECT DISTINCT branch_id, payment_id FROM joined WHERE payment_id IS NOT NULL) theirs
      WHERE payments.branch_id = theirs.branch_id AND payments.id = theirs.payment_id AND payments.principal_id IS NULL
    )
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT branch_id, $4::timestamptz, 'member:' || $2::text, 'booking', id, 'JOINED', 'booked as a guest with this email address'
    FROM joined`,
};

const joinPlaceholderBookings = {
  name: 'link_placeholder_bookings',
  text: 'UPDATE bookings SET principal_id = $3::text WHERE branch_id = $1 AND principal_id = $2::text',
};

/**
 * Links bookings that staff made for a client without account or email to the client's new account. `owner` is the
 * placeholder id under which staff booked.
 */
export async function linkStaffMadeBookings(
  tx: QueryExecutor,
  branchId: string,
  owner: string,
  memberId: string,
): Promise<void> {
  await tx.run(joinPlaceholderBookings, [branchId, owner, memberId]);
}

/** Links a member's account to the guest bookings made with their verified email address. */
export async function linkGuestBookings(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await tx.run(joinBookings, [branchId, member.userId, member.email, now]);
}
