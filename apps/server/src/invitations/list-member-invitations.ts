import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const ofMember: PreparedStatement = {
  name: 'invitations_of_member',
  text: `SELECT c.number, c.created_at AS "invitedAt"
    FROM people m
    JOIN people p ON p.branch_id = m.branch_id AND (p.id = m.id OR p.merged_into = m.id)
    JOIN client_invitations c ON c.branch_id = p.branch_id AND c.person_id = p.id
    WHERE m.branch_id = $1 AND m.member_id = $2 ORDER BY c.created_at`,
};

/** Returns the invitations that a member got before they had an account, oldest first. */
export function listMemberInvitations(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<{ number: number; invitedAt: Date }[]> {
  return db.run(ofMember, [branchId, memberId]);
}
