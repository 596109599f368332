import { and, eq } from 'drizzle-orm';
import { returnSessions } from '../../entitlements/session-ledger.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { freePlaceStatement } from '../holds/place-statements.ts';
import { bookings } from '../tables.ts';

/**
 * Cancels an imported booking because staff undo the import, and returns its session to the entitlement, which the
 * caller then takes back. The booking stays if its class has started, if the client has checked in, or if it was moved
 * since the import, because the client knows the new class. Emails no one. Returns a sentence if the booking stays;
 * null if it's cancelled or doesn't exist.
 */
export async function undoImportedBooking(
  tx: QueryExecutor,
  { branchId, bookingId, actor }: { branchId: string; bookingId: string; actor: Actor },
  now: Date,
): Promise<string | null> {
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, bookingId));
  const [booking] = await tx.orm.select().from(bookings).where(own).for('update');
  if (!booking || booking.status === 'CANCELLED') return null;
  if (booking.status !== 'CONFIRMED' || booking.startsAt <= now || booking.checkedInAt)
    return 'The class has started.';
  if (booking.movedAt) return 'The booking has been moved since then.';
  await tx.orm.update(bookings).set({ status: 'CANCELLED', cancelledAt: now }).where(own);
  await tx.run(freePlaceStatement, [branchId, booking.classId]);
  if (booking.entitlementId) {
    const { entitlementId } = booking;
    const movement = { branchId, entitlementId, subjectId: bookingId, sessions: 1, actor };
    await returnSessions(tx, 'RETURNED', movement, now);
  }
  const entry = { branchId, at: now, actor, subject: 'booking' as const, subjectId: bookingId };
  await writeAudit(tx, [{ ...entry, action: 'CANCELLED', reason: 'import undone' }]);
  return null;
}
