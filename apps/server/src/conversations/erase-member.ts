import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseByMember: PreparedStatement = {
  name: 'erase_member_conversations',
  text: `WITH gone AS (DELETE FROM conversations WHERE principal_id = $1 RETURNING branch_id, id)
    DELETE FROM conversation_messages m USING gone WHERE m.branch_id = gone.branch_id AND m.conversation_id = gone.id`,
};

export async function eraseMemberConversations(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseByMember, [memberId]);
}

const eraseByEmail: PreparedStatement = {
  name: 'erase_guest_conversations',
  text: `WITH gone AS (
      DELETE FROM conversations WHERE branch_id = $1 AND lower(email) = $2 AND principal_id IS NULL RETURNING branch_id, id
    )
    DELETE FROM conversation_messages m USING gone WHERE m.branch_id = gone.branch_id AND m.conversation_id = gone.id`,
};

/** Deletes conversations in which a guest entered this email address. */
export async function eraseGuestConversations(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseByEmail, [branchId, emailKey]);
}
