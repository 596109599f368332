import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const changeOwner: PreparedStatement = {
  name: 'link_sessions_to_member',
  text: 'UPDATE entitlements SET member_id = $3 WHERE branch_id = $1 AND member_id = $2',
};

/** Transfers the sessions that a person got before they had an account to their new account. */
export async function linkSessionsToMember(
  tx: QueryExecutor,
  branchId: string,
  owner: string,
  memberId: string,
): Promise<void> {
  await tx.run(changeOwner, [branchId, owner, memberId]);
}
