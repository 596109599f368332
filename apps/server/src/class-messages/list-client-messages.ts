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

/** Returns the messages about their classes that an account or placeholder id got, oldest first. */
export function listClientClassMessages(
  db: QueryExecutor,
  branchId: string,
  ownerId: string,
): Promise<ClientClassMessage[]> {
  return db.run<ClientClassMessage>(ofOwner, [branchId, ownerId]);
}
