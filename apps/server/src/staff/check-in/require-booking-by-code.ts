import type { ScanCodeResponse } from '@studio/contracts/staff-check-in';
import { normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { and, eq } from 'drizzle-orm';
import { bookings } from '../../bookings/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns the booking with a booking code. A scanned QR code contains a signature, which must be valid; a booking code
 * that staff type has none. Throws AppError not_found.
 */
export async function requireBookingByCode(
  { database, keys }: Services,
  { branchId, code, signature }: { branchId: string; code: string; signature: string | undefined },
): Promise<ScanCodeResponse> {
  const displayCode = normaliseDisplayCode(code);
  const forged = signature !== undefined && !keys.verify('check-in-code', displayCode, signature);
  const [booking] = forged
    ? []
    : await database.orm
        .select({
          bookingId: bookings.id,
          classId: bookings.classId,
          checkedInAt: bookings.checkedInAt,
        })
        .from(bookings)
        .where(and(eq(bookings.branchId, branchId), eq(bookings.displayCode, displayCode)));
  if (!booking) throw new AppError('not_found', 'We couldn’t find a booking with this code.');
  const { bookingId, classId, checkedInAt } = booking;
  return { ok: true, bookingId, classId, branchId, alreadyCheckedIn: checkedInAt !== null };
}
