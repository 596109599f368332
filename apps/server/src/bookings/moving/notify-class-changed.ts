import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { type ClassBeforeChange, enqueueEmail } from '../../platform/emails/outbox.ts';

/** Change of a class that has bookings. */
export interface ClassChangeNotice {
  branchId: string;
  classId: string;
  before: ClassBeforeChange;
  /** Whether the start changed. Reminders that were sent for the old start are then sent again. */
  startChanged: boolean;
}

/** Increments the iCalendar SEQUENCE of all confirmed bookings of a class. With `$4`, also resets their reminders. */
const incrementSequence: PreparedStatement = {
  name: 'increment_sequence_of_class',
  text: `UPDATE bookings SET sequence = sequence + 1, moved_at = $3,
      reminded_at = CASE WHEN $4::boolean THEN NULL ELSE reminded_at END
    WHERE branch_id = $1 AND class_id = $2 AND status = 'CONFIRMED'
    RETURNING order_id AS "orderId", email`,
};

/** Clients of changed classes: orders whose booker gets an email, and orders without an email address. */
export interface ClassChangeRecipients {
  notified: number;
  unreachable: number;
}

/**
 * Queues one email about the changed class for each order with an email address, in the transaction of the change.
 * Updates the calendar entries of all bookings. Returns how many orders get the email and how many have no address.
 */
export async function notifyClassChanged(
  tx: QueryExecutor,
  { branchId, classId, before, startChanged }: ClassChangeNotice,
  now: Date,
): Promise<ClassChangeRecipients> {
  const rows = await tx.run<{ orderId: string; email: string }>(incrementSequence, [
    branchId,
    classId,
    now,
    startChanged,
  ]);
  const reachable = new Set(rows.filter(({ email }) => email !== '').map(({ orderId }) => orderId));
  for (const orderId of reachable)
    await enqueueEmail(tx, { branchId, kind: 'class-changed', subject: { orderId, classId, before } }, now);
  const orders = new Set(rows.map(({ orderId }) => orderId));
  return { notified: reachable.size, unreachable: orders.size - reachable.size };
}
