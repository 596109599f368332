import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Transfers each imported membership to the owner of the sessions that came with it, together with its later months and
 * its customer at the provider. An owner who already has a customer keeps that one. An owner who already has the same
 * membership gets the imported one, too: Stripe charges both, so the owner must see both to cancel one of them.
 */
const followOwner: PreparedStatement = {
  name: 'memberships_follow_session_owner',
  text: `WITH moved AS (
      SELECT m.id, m.member_id AS before, e.member_id AS after
      FROM entitlements e
      JOIN memberships m ON m.branch_id = e.branch_id AND e.origin_id = 'import:' || m.id
      WHERE e.branch_id = $1 AND e.origin = 'membership' AND e.member_id = ANY ($2::text[])
        AND m.member_id <> e.member_id AND (m.member_id LIKE 'person:%' OR e.member_id LIKE 'person:%')
    ), memberships_moved AS (
      UPDATE memberships m SET member_id = moved.after FROM moved WHERE m.branch_id = $1 AND m.id = moved.id
    ), months_moved AS (
      UPDATE membership_months n SET member_id = moved.after FROM moved
      WHERE n.branch_id = $1 AND n.membership_id = moved.id
      RETURNING n.entitlement_id, n.member_id
    ), sessions_moved AS (
      UPDATE entitlements e SET member_id = months_moved.member_id FROM months_moved
      WHERE e.branch_id = $1 AND e.id = months_moved.entitlement_id
    )
    UPDATE payment_customers c SET member_id = moved.after FROM moved
    WHERE c.member_id = moved.before
      AND NOT EXISTS (SELECT 1 FROM payment_customers o WHERE o.member_id = moved.after)`,
};

/**
 * Makes imported memberships follow their sessions to these owners, after an account was linked, or after a merge or
 * its undo. Memberships of an account stay with the account that pays for them.
 */
export async function moveMembershipsWithSessions(
  tx: QueryExecutor,
  branchId: string,
  owners: readonly string[],
): Promise<void> {
  await tx.run(followOwner, [branchId, [...owners]]);
}
