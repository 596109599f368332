import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Message that a client got about a class, as their data export shows it. */
export interface ClientClassMessage {
  classId: string;
  subject: string;
  text: string;
  sentAt: Date;
}

const ofOwner: PreparedStatement = {
  name: 'class_messages_of_owner',
  text: `SELECT m.class_id AS "classId", m.subject, m.text, m.sent_at AS "sentAt"
    FROM class_message_recipients r
    JOIN class_messages m ON m.branch_id = r.branch_id AND m.id = r.message_id
    LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
    LEFT JOIN waiting_entries w ON w.branch_id = r.branch_id AND w.id = r.waiting_entry_id
    WHERE r.branch_id = $1 AND r.unreachable IS NULL AND coalesce(b.principal_id, w.principal_id) = $2
    ORDER BY m.sent_at, m.id`,
};

/** Returns the class messages that went to an account or placeholder id, oldest first. */
export function listClientClassMessages(
  db: QueryExecutor,
  branchId: string,
  ownerId: string,
): Promise<ClientClassMessage[]> {
  return db.run<ClientClassMessage>(ofOwner, [branchId, ownerId]);
}

/** Message that a client got, as their profile lists it. */
export interface ProfileClassMessage {
  messageId: string;
  classId: string;
  /** London day of the class. */
  date: string;
  subject: string;
  sentAt: Date;
}

const ofPerson: PreparedStatement = {
  name: 'class_messages_of_person',
  text: `WITH got AS (
      SELECT r.message_id FROM bookings x
        JOIN class_message_recipients r ON r.branch_id = x.branch_id AND r.booking_id = x.id
      WHERE x.branch_id = $1 AND r.unreachable IS NULL
        AND (x.principal_id = ANY ($2::text[]) OR (x.principal_id IS NULL AND lower(x.email) = ANY ($3::text[])))
      UNION
      SELECT r.message_id FROM waiting_entries x
        JOIN class_message_recipients r ON r.branch_id = x.branch_id AND r.waiting_entry_id = x.id
      WHERE x.branch_id = $1 AND r.unreachable IS NULL
        AND (x.principal_id = ANY ($2::text[]) OR (x.principal_id IS NULL AND lower(x.email) = ANY ($3::text[])))
    )
    SELECT m.id AS "messageId", m.class_id AS "classId", c.local_date::text AS date, m.subject, m.sent_at AS "sentAt"
    FROM class_messages m
    JOIN classes c ON c.branch_id = m.branch_id AND c.id = m.class_id
    WHERE m.branch_id = $1 AND m.id IN (SELECT message_id FROM got) AND m.subject <> ''
    ORDER BY m.sent_at DESC, m.id LIMIT $4`,
};

/**
 * Returns the class messages that went to any of a person's ids or email addresses, newest first and at most `limit`.
 * Omits messages whose texts are erased.
 */
export function listPersonClassMessages(
  db: QueryExecutor,
  branchId: string,
  { memberIds, emailKeys, limit }: { memberIds: string[]; emailKeys: string[]; limit: number },
): Promise<ProfileClassMessage[]> {
  return db.run<ProfileClassMessage>(ofPerson, [branchId, memberIds, emailKeys, limit]);
}
