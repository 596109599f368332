import type { Queries, Statement } from '../platform/database.ts';

const forgetReplies: Statement = {
  name: 'forget_replies_to',
  text: `UPDATE contact_replies r SET text = '' FROM contact_messages m
    WHERE m.branch_id = $1 AND lower(m.email) = $2 AND r.branch_id = m.branch_id AND r.message_id = m.id`,
};

const forgetMessages: Statement = {
  name: 'forget_messages_of',
  text: `UPDATE contact_messages SET name = 'Deleted account', email = '', subject = '', message = '', status = CASE
      WHEN status = 'NEW' THEN 'HANDLED' ELSE status END
    WHERE branch_id = $1 AND lower(email) = $2`,
};

/** Erases who wrote to the studio, by their address, what they wrote and what they were answered. */
export async function forgetMessagesOf(
  tx: Queries,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(forgetReplies, [branchId, emailKey]);
  await tx.run(forgetMessages, [branchId, emailKey]);
}
