import type { ClassifiedImportRow } from '@studio/contracts/staff-import';
import type { BookableClass, ClassifiedBooking } from '@studio/domain/people-import/classify-bookings';
import type { BookingPayment } from '@studio/domain/people-import/parse-booking-row';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { BookingImportReview } from './review-booking-rows.ts';

const payments: Record<BookingPayment, string> = {
  paid: 'paid in the earlier system',
  pack: 'paid with a pack in the earlier system',
  membership: 'paid with a membership in the earlier system',
};

/** Formats a booking, such as "Reformer Flow, Tue 1 December at 18:30, paid in the earlier system". */
function formatBooking({ details }: ClassifiedBooking, klass: BookableClass | undefined): string[] {
  if (!details || !klass) return [];
  return [`${klass.title}, ${formatDayMedium(klass.date)} at ${klass.time}, ${payments[details.payment]}`];
}

/** Returns the rows of a file of bookings as the preview shows them. */
export function toBookingRowDtos({ rows, classes }: BookingImportReview): ClassifiedImportRow[] {
  return rows.map((row) => ({
    line: row.line,
    verdict: row.verdict,
    name: row.details ? `${row.details.firstName} ${row.details.lastName}`.trim() : '',
    email: row.details?.email ?? null,
    phone: row.details?.phone ?? null,
    packs: formatBooking(row, classes.get(row.classId ?? '')),
    reason: row.reason,
  }));
}

/** Counts the rows of a file of bookings by verdict. */
export function countBookingRows(rows: readonly ClassifiedBooking[]) {
  const count = (verdict: ClassifiedBooking['verdict']) =>
    rows.filter((row) => row.verdict === verdict).length;
  return {
    rows: rows.length,
    new: count('new'),
    existing: count('existing'),
    duplicate: 0,
    unclear: count('unclear'),
    rejected: count('rejected'),
    imported: count('imported'),
    packs: 0,
    sessions: 0,
    subscriptions: 0,
    unchargedMemberships: 0,
  };
}
