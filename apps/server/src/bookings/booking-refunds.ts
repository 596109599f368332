import type { BookingRefund } from '@studio/contracts/bookings';
import type { RefundContext } from '@studio/domain/bookings/refund-outcome';
import { toRefundDto } from '../payments/create-refund.ts';
import { loadDeskBalances } from '../payments/desk-payments.ts';
import { buildCreditNoteUrl } from '../payments/refund-credit-note.ts';
import type { RefundRow } from '../payments/store.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { buildBookingDocumentUrl } from './booking-access.ts';
import type { BookingDetails } from './booking-details.ts';
import type { BookingRow } from './booking-store.ts';

/** What goes back of a payment because a booking was changed; null when nothing does. Staff's refunds are no part of it. */
export function findChangeRefund(refunds: readonly RefundRow[], bookingId: string): RefundRow | null {
  return refunds.find((one) => one.bookingId === bookingId && one.madeBy === null) ?? null;
}

/** Refunds of a booking by staff or at the provider, in pence. A failed one counts: it is owed until it is settled. */
export function sumStaffRefunds(refunds: readonly RefundRow[], bookingId: string): number {
  return refunds
    .filter((one) => one.bookingId === bookingId && one.madeBy !== null)
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** What the rules about money going back ask of a booking besides itself and its order. */
export async function loadRefundContext(
  db: QueryExecutor,
  { booking, refunds }: Pick<BookingDetails, 'booking' | 'refunds'>,
): Promise<RefundContext> {
  return {
    byCard: booking.paymentId !== null,
    givenBefore: (bookingId) => sumStaffRefunds(refunds, bookingId),
    wentFor: (bookingId) => findChangeRefund(refunds, bookingId)?.amountPence ?? 0,
    deskPence: await deskPence(db, booking),
  };
}

/** What the desk has of the price of a booking that no card paid. */
async function deskPence(
  db: QueryExecutor,
  { branchId, id, paymentId, pricePaidPence }: BookingRow,
): Promise<number> {
  if (paymentId || pricePaidPence === 0) return 0;
  const balance = (await loadDeskBalances(db, branchId, [id])).get(id);
  return Math.min(pricePaidPence, Math.max(0, balance?.leftPence ?? pricePaidPence));
}

/** A booking's refunds as the wire tells them, each with its credit note. */
export function toBookingRefundDtos(
  keys: InstallationKeys,
  { booking, refunds }: Pick<BookingDetails, 'booking' | 'refunds'>,
): BookingRefund[] {
  // What a bank has taken until a dispute ends is no refund of ours.
  const own = refunds.filter(({ bookingId, status }) => bookingId === booking.id && status !== 'DISPUTED');
  return own.map((refund) => ({
    ...toRefundDto(refund),
    at: refund.createdAt.toISOString(),
    byStudio: refund.madeBy !== null,
    creditNote: refund.madeBy
      ? buildCreditNoteUrl(keys, refund.id)
      : buildBookingDocumentUrl(keys, booking.id, 'credit-note.pdf'),
  }));
}
