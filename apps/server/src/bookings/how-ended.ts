import type { BookingAnswer } from '@studio/contracts/bookings';
import { type KnownMoney, moneyWent } from '@studio/domain/bookings/money-back';
import { poundsFromPence } from '@studio/domain/money/money';
import type { Queries, Statement } from '../platform/database.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingRow } from './booking-store.ts';

/** Whether the studio ended a booking; with its class there is a reason, which is said to everybody. */
const endedHow: Statement = {
  name: 'how_booking_ended',
  text: `SELECT c.reason, EXISTS (
      SELECT 1 FROM audit a WHERE a.branch_id = own.branch_id AND a.subject_id = own.id::text
        AND a.subject = 'booking' AND a.action = 'CANCELLED' AND a.actor LIKE 'staff:%') AS "byStaff"
    FROM (SELECT $1::text AS branch_id, $2::uuid AS id) own
    LEFT JOIN class_cancellation_bookings d ON d.branch_id = own.branch_id AND d.booking_id = own.id
    LEFT JOIN class_cancellations c ON c.branch_id = d.branch_id AND c.id = d.cancellation_id`,
};

/** How a booking ended, and what became of its money; null while it stands. */
export async function howEnded(
  db: Queries,
  { booking }: BookingFacts,
  order: readonly BookingRow[],
  money: KnownMoney,
): Promise<BookingAnswer['ended']> {
  if (booking.status !== 'CANCELLED') return null;
  const { branchId, id } = booking;
  const [how] = await db.run<{ reason: string | null; byStaff: boolean }>(endedHow, [branchId, id]);
  const reason = how?.reason ?? null;
  const went = moneyWent(booking, order, money);
  return {
    byStudio: reason !== null || how?.byStaff === true,
    reason,
    money: { kind: went.kind, amount: poundsFromPence(went.pence) },
  };
}
