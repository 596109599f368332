import { and, eq } from 'drizzle-orm';
import { bookings } from '../../bookings/tables.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';

/** Returns the id of a booking code's person; null when the code or the person is unknown. */
export async function findPersonByBookingCode(
  db: QueryExecutor,
  branchId: string,
  code: string,
): Promise<string | null> {
  const [booking] = await db.orm
    .select({ principalId: bookings.principalId, email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.displayCode, code)));
  return booking ? findPersonIdByBooking(db, { branchId, ...booking }) : null;
}
