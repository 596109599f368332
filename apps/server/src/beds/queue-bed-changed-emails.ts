import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { type BedChangedEmailJob, enqueueEmail } from '../platform/emails/outbox.ts';

/** Booking to which the studio gave another bed, with its former bed and the cause. */
type BedChange = BedChangedEmailJob['subject'];

/** Increments the iCalendar SEQUENCE, because the calendar entry names the bed. */
const incrementSequence: PreparedStatement = {
  name: 'increment_sequence_for_bed',
  text: `UPDATE bookings SET sequence = sequence + 1, moved_at = $3
    WHERE branch_id = $1 AND id = ANY ($2::uuid[]) RETURNING id, email`,
};

/** Queues an email to each client with an address, in the transaction that changes the beds. */
export async function queueBedChangedEmails(
  tx: QueryExecutor,
  branchId: string,
  changes: readonly BedChange[],
  now: Date,
): Promise<void> {
  const ids = changes.map(({ bookingId }) => bookingId);
  const rows = await tx.run<{ id: string; email: string }>(incrementSequence, [branchId, ids, now]);
  const reachable = new Set(rows.flatMap(({ id, email }) => (email ? [id] : [])));
  for (const subject of changes.filter(({ bookingId }) => reachable.has(bookingId)))
    await enqueueEmail(tx, { branchId, kind: 'bed-changed', subject }, now);
}
