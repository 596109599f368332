import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { bookings } from '../tables.ts';

/** Returns the ids of the member's bookings that a payment paid for, including cancelled ones. */
export async function listPaidBookingIds(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<string[]> {
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.branchId, branchId),
        eq(bookings.principalId, memberId),
        isNotNull(bookings.paymentId),
        gt(bookings.pricePaidPence, 0),
      ),
    );
  return rows.map(({ id }) => id);
}
