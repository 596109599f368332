import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { type ClassBeforeChange, enqueueEmail } from '../platform/outbox.ts';

/** A class that is not as it was when people booked it. */
export interface ClassChangeNotice {
  branchId: string;
  classId: string;
  before: ClassBeforeChange;
  /** It has another start: who was reminded of the old one is reminded again. */
  otherTime: boolean;
}

/** Entries in calendars count their changes. */
const countChange: PreparedStatement = {
  name: 'count_change_of_class',
  text: `UPDATE bookings SET sequence = sequence + 1, moved_at = $3,
      reminded_at = CASE WHEN $4::boolean THEN NULL ELSE reminded_at END
    WHERE branch_id = $1 AND class_id = $2 AND status = 'CONFIRMED'
    RETURNING order_id AS "orderId"`,
};

/**
 * Writes to everybody who is booked that their class has changed, one mail for each order. In the transaction of the
 * change. Returns how many mails.
 */
export async function notifyClassChanged(
  tx: QueryExecutor,
  { branchId, classId, before, otherTime }: ClassChangeNotice,
  now: Date,
): Promise<number> {
  const rows = await tx.run<{ orderId: string }>(countChange, [branchId, classId, now, otherTime]);
  const orders = new Set(rows.map(({ orderId }) => orderId));
  for (const orderId of orders)
    await enqueueEmail(tx, { branchId, kind: 'class-changed', subject: { orderId, classId, before } }, now);
  return orders.size;
}
