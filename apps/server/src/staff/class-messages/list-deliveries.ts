import type { ClassMessageDelivery } from '@studio/contracts/staff-class-messages';
import type { UnreachableReason } from '@studio/domain/bookings/class-message';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { dropReasons } from '../../platform/emails/drop-reasons.ts';

/** Recipient of a message with the newest email to them, because a corrected address gets the email again. */
export interface DeliveryRow {
  messageId: string;
  name: string;
  email: string;
  principalId: string | null;
  unreachable: UnreachableReason | null;
  sentAt: Date | null;
  dropReason: string | null;
}

const deliveries: PreparedStatement = {
  name: 'class_message_deliveries',
  text: `SELECT r.message_id AS "messageId", r.unreachable, o.sent_at AS "sentAt", o.drop_reason AS "dropReason",
      trim(coalesce(b.first_name || ' ' || b.last_name, w.first_name || ' ' || w.last_name, '')) AS name,
      coalesce(b.email, w.email, '') AS email, coalesce(b.principal_id, w.principal_id) AS "principalId"
    FROM class_messages m
    JOIN class_message_recipients r ON r.branch_id = m.branch_id AND r.message_id = m.id
    LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
    LEFT JOIN waiting_entries w ON w.branch_id = r.branch_id AND w.id = r.waiting_entry_id
    LEFT JOIN LATERAL (
      SELECT sent_at, drop_reason FROM outbox
      WHERE kind = 'class-message' AND subject->>'recipientId' = r.id::text
      ORDER BY id DESC LIMIT 1
    ) o ON true
    WHERE m.branch_id = $1 AND m.class_id = $2::uuid
    ORDER BY lower(coalesce(b.last_name, w.last_name)), lower(coalesce(b.first_name, w.first_name)), r.id`,
};

/** Returns the recipients of all messages to a class, by name. */
export function listDeliveries(db: QueryExecutor, branchId: string, classId: string): Promise<DeliveryRow[]> {
  return db.run<DeliveryRow>(deliveries, [branchId, classId]);
}

const deliveryByDropReason: Readonly<Record<string, ClassMessageDelivery>> = {
  [dropReasons.overBudget]: 'too-many',
  [dropReasons.noRecipient]: 'no-email',
  [dropReasons.rejected]: 'rejected',
  [dropReasons.leftClass]: 'cancelled',
  [dropReasons.classOver]: 'class-over',
};

/** Returns the delivery state of a message to one client. */
export function getDeliveryState({ unreachable, sentAt, dropReason }: DeliveryRow): ClassMessageDelivery {
  if (unreachable) return unreachable;
  if (sentAt) return 'sent';
  return dropReason === null ? 'pending' : (deliveryByDropReason[dropReason] ?? 'failed');
}
