import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseReplies: PreparedStatement = {
  name: 'erase_replies_to_sender',
  text: `UPDATE contact_replies r SET text = '' FROM contact_messages m
    WHERE m.branch_id = $1 AND lower(m.email) = $2 AND r.branch_id = m.branch_id AND r.message_id = m.id`,
};

const eraseMessages: PreparedStatement = {
  name: 'erase_messages_of_sender',
  text: `UPDATE contact_messages SET name = 'Deleted account', email = '', subject = '', message = '', status = CASE
      WHEN status = 'NEW' THEN 'HANDLED' ELSE status END
    WHERE branch_id = $1 AND lower(email) = $2`,
};

/** Erases a sender's messages and the replies to them, found by email address. New messages then count as handled. */
export async function eraseSenderMessages(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseReplies, [branchId, emailKey]);
  await tx.run(eraseMessages, [branchId, emailKey]);
}

const purgeReplies: PreparedStatement = {
  name: 'purge_old_replies',
  text: `UPDATE contact_replies r SET text = '' FROM contact_messages m
    WHERE m.branch_id = r.branch_id AND m.id = r.message_id AND m.created_at < $1 AND m.status <> 'NEW' AND r.text <> ''`,
};

const purgeMessages: PreparedStatement = {
  name: 'purge_old_messages',
  text: `UPDATE contact_messages SET name = 'Deleted account', email = '', subject = '', message = ''
    WHERE created_at < $1 AND status <> 'NEW' AND email <> ''`,
};

/**
 * Erases the personal data and texts of old messages that were handled or marked as spam, and of the replies to them. An
 * unhandled message stays in the inbox.
 */
export async function erasePersonalDataOfOldMessages(
  db: QueryExecutor,
  { enquiry }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeReplies, [enquiry]);
  await db.run(purgeMessages, [enquiry]);
}
