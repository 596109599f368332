import type { QueryExecutor } from '../platform/database/database.ts';

/**
 * Links a guest's open entries, by email address, to a member: the first to join per class, unless the member already
 * waits for that class.
 */
const joinEntries = {
  name: 'link_guest_waiting_entries',
  text: `UPDATE waiting_entries e SET principal_id = $2::text, person = 'member:' || $2::text
    FROM (
      SELECT DISTINCT ON (class_id) id FROM waiting_entries
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = lower($3::text)
        AND status IN ('WAITING', 'OFFERED')
      ORDER BY class_id, joined_at, id
    ) first
    WHERE e.branch_id = $1 AND e.id = first.id AND NOT EXISTS (
      SELECT 1 FROM waiting_entries o
      WHERE o.branch_id = e.branch_id AND o.class_id = e.class_id AND o.person = 'member:' || $2::text
        AND o.status IN ('WAITING', 'OFFERED')
    )`,
};

/**
 * Links a member's account to the guest entries with their verified email address. Someone else may have typed that
 * address, so unconfirmed entries stay unconfirmed until the member confirms them.
 */
export async function linkGuestEntries(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
): Promise<void> {
  await tx.run(joinEntries, [branchId, member.userId, member.email]);
}
