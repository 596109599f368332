import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseOld: PreparedStatement = {
  name: 'erase_old_class_messages',
  text: `UPDATE class_messages SET subject = '', text = '' WHERE sent_at < $1 AND text <> ''`,
};

/** Erases the texts of messages that are older than the retention period, because they may name a client. */
export async function eraseOldClassMessages(db: QueryExecutor, { enquiry }: RetentionCutoffs): Promise<void> {
  await db.run(eraseOld, [enquiry]);
}

/**
 * Erases the texts of messages whose other recipients, if any, have been erased already. `mine` is the SQL condition
 * that selects the person's rows `x` among bookings and waiting list entries.
 */
const eraseSoleRecipient = (name: string, mine: string): PreparedStatement => ({
  name,
  text: `WITH mine AS (
      SELECT r.branch_id, r.message_id FROM bookings x
        JOIN class_message_recipients r ON r.branch_id = x.branch_id AND r.booking_id = x.id WHERE ${mine}
      UNION
      SELECT r.branch_id, r.message_id FROM waiting_entries x
        JOIN class_message_recipients r ON r.branch_id = x.branch_id AND r.waiting_entry_id = x.id WHERE ${mine}
    )
    UPDATE class_messages m SET subject = '', text = '' FROM mine
    WHERE m.branch_id = mine.branch_id AND m.id = mine.message_id AND NOT EXISTS (
      SELECT 1 FROM class_message_recipients r
      JOIN LATERAL (
        SELECT branch_id, principal_id, email, client_id FROM bookings b WHERE b.branch_id = r.branch_id AND b.id = r.booking_id
        UNION ALL
        SELECT branch_id, principal_id, email, client_id FROM waiting_entries w
        WHERE w.branch_id = r.branch_id AND w.id = r.waiting_entry_id
      ) x ON true
      WHERE r.branch_id = m.branch_id AND r.message_id = m.id AND x.client_id NOT LIKE 'erased-%'
        AND (${mine}) IS NOT TRUE)`,
});

const eraseOfOwner = eraseSoleRecipient('erase_class_messages_of_owner', 'x.principal_id = $1');

const eraseOfGuest = eraseSoleRecipient(
  'erase_class_messages_of_guest',
  'x.branch_id = $1 AND x.principal_id IS NULL AND lower(x.email) = $2',
);

/**
 * Erases the texts of messages that went only to an account or placeholder id, not counting recipients who have been
 * erased. Call it before erasing the bookings and
 * waiting list entries, which name the recipient.
 */
export async function eraseOwnerClassMessages(tx: QueryExecutor, ownerId: string): Promise<void> {
  await tx.run(eraseOfOwner, [ownerId]);
}

/**
 * Erases the texts of messages that went only to a guest, not counting recipients who have been erased. Call it before
 * erasing the guest's bookings and entries.
 */
export async function eraseGuestClassMessages(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseOfGuest, [branchId, emailKey]);
}
