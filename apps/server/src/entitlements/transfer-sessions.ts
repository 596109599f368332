import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Changes the owner of entitlements. Excludes membership months, which stay with the account that pays for them, except
 * those of an imported membership whose client has no account.
 */
const reassignSessions: PreparedStatement = {
  name: 'transfer_sessions',
  text: `WITH theirs AS (
      SELECT id, member_id FROM entitlements
      WHERE branch_id = $1 AND member_id = ANY($2::text[]) AND (origin <> 'membership' OR (origin_id LIKE 'import:%' AND member_id LIKE 'person:%'))
      ORDER BY id FOR UPDATE
    ), given AS (
      UPDATE entitlements e SET member_id = $3 FROM theirs WHERE e.branch_id = $1 AND e.id = theirs.id
    )
    SELECT id AS "entitlementId", member_id AS owner FROM theirs`,
};

const restoreSessions: PreparedStatement = {
  name: 'undo_session_transfer',
  text: 'UPDATE entitlements SET member_id = $4 WHERE branch_id = $1 AND id = $2 AND member_id = $3',
};

/**
 * Transfers the sessions of some owners to another owner, except the membership months that `reassignSessions` excludes.
 * Returns the transferred entitlements with their earlier owners.
 */
export async function transferSessions(
  tx: QueryExecutor,
  { branchId, from, to }: { branchId: string; from: string[]; to: string },
): Promise<{ entitlementId: string; owner: string }[]> {
  return tx.run(reassignSessions, [branchId, from, to]);
}

/** Undoes a transfer: makes the previous owner the owner again of each entitlement that `from` still has. */
export async function undoSessionTransfer(
  tx: QueryExecutor,
  transfer: { branchId: string; from: string; sessions: readonly { entitlementId: string; owner: string }[] },
): Promise<void> {
  for (const { entitlementId, owner } of transfer.sessions)
    await tx.run(restoreSessions, [transfer.branchId, entitlementId, transfer.from, owner]);
}
