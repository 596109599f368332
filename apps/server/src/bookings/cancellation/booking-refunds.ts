import type { BookingRefund } from '@studio/contracts/bookings';
import {
  getCancellationRefundOutcome,
  type RefundContext,
  type RefundOutcome,
} from '@studio/domain/bookings/refund-outcome';
import { toRefundDto } from '../../payments/create-refund.ts';
import { loadDeskBalances, sumDeskRefundsBefore } from '../../payments/desk-payments.ts';
import { buildCreditNoteUrl } from '../../payments/refund-credit-note.ts';
import type { RefundRow } from '../../payments/store.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { InstallationKeys } from '../../platform/database/installation-keys.ts';
import { buildBookingDocumentUrl } from '../booking-access.ts';
import { type BookingRow, findBookingsOfOrder } from '../booking-store.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

/**
 * Returns the refund that a cancellation of the booking caused; null if there is none, or while a dispute holds it.
 * Ignores refunds by staff.
 */
export function pickCancellationRefund(refunds: readonly RefundRow[], bookingId: string): RefundRow | null {
  const isOfBooking = (refund: RefundRow) => refund.bookingId === bookingId && refund.madeBy === null;
  return refunds.find((refund) => isOfBooking(refund) && refund.status !== 'HELD') ?? null;
}

/**
 * Sums a booking's refunds by staff or made at the provider, in pence. Includes failed refunds, because the studio owes
 * them until they are settled. Excludes money that a bank withholds in an open dispute.
 */
export function sumStaffRefunds(refunds: readonly RefundRow[], bookingId: string): number {
  return refunds
    .filter(
      (refund) => refund.bookingId === bookingId && refund.madeBy !== null && refund.status !== 'DISPUTED',
    )
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** Returns whether a dispute about a payment is open. `refunds` are the refunds of the payment. */
export function isDisputed(refunds: readonly RefundRow[]): boolean {
  return refunds.some(({ status }) => status === 'DISPUTED');
}

/** Loads the context that the domain's refund rules need besides the booking and its order. */
export async function loadRefundContext(
  db: QueryExecutor,
  { booking, refunds }: Pick<BookingDetails, 'booking' | 'refunds'>,
): Promise<RefundContext> {
  return {
    byCard: booking.paymentId !== null,
    isDisputed: isDisputed(refunds),
    getEarlierRefundPence: (bookingId) => sumStaffRefunds(refunds, bookingId),
    getChangeRefundPence: (bookingId) => pickCancellationRefund(refunds, bookingId)?.amountPence ?? 0,
    ...(await sumDeskAmounts(db, booking)),
  };
}

/**
 * Returns how much of a booking's price the front desk holds, what a gift card paid, and what staff refunded before a
 * cancellation; 0 for a card payment.
 */
async function sumDeskAmounts(
  db: QueryExecutor,
  { branchId, id, paymentId, pricePaidPence, cancelledAt, lateCancelledAt, waivedAt }: BookingRow,
): Promise<Pick<RefundContext, 'deskPence' | 'giftCardPence' | 'deskEarlierPence'>> {
  const none = { deskPence: 0, giftCardPence: 0, deskEarlierPence: 0 };
  if (paymentId || pricePaidPence === 0) return none;
  const balance = (await loadDeskBalances(db, branchId, [id])).get(id);
  if (!balance) return { ...none, deskPence: pricePaidPence };
  // A late cancellation refunds only once someone takes the place.
  const before = lateCancelledAt ? waivedAt : cancelledAt;
  const earlier = await sumDeskRefundsBefore(db, { branchId, subjectId: id, before });
  const moneyPence = Math.max(0, balance.placePence - balance.giftCardPence);
  return {
    deskPence: Math.min(pricePaidPence - balance.giftCardTakenPence, moneyPence),
    giftCardPence: balance.giftCardTakenPence - earlier.giftCardPence,
    deskEarlierPence: earlier.pence,
  };
}

/** Returns what cancelling a booking now would refund. `refunds` are the refunds of its card payment. */
export async function loadCancellationRefund(
  db: QueryExecutor,
  booking: BookingRow,
  refunds: readonly RefundRow[],
): Promise<RefundOutcome> {
  // Only the places of a two-for-one pair depend on each other.
  const isPair = booking.savingKind === 'offer';
  const order = isPair ? await findBookingsOfOrder(db, booking.branchId, booking.orderId) : [booking];
  return getCancellationRefundOutcome(booking, order, await loadRefundContext(db, { booking, refunds }));
}

/** Returns a booking's refunds as DTOs, each with its credit note URL. */
export function toBookingRefundDtos(
  keys: InstallationKeys,
  { booking, refunds }: Pick<BookingDetails, 'booking' | 'refunds'>,
): BookingRefund[] {
  // Neither a held refund nor the money that a bank withholds in a dispute counts as a refund by the studio.
  const own = refunds.filter(
    ({ bookingId, status }) => bookingId === booking.id && status !== 'DISPUTED' && status !== 'HELD',
  );
  return own.map((refund) => ({
    ...toRefundDto(refund),
    at: refund.createdAt.toISOString(),
    byStudio: refund.madeBy !== null,
    creditNote: refund.madeBy
      ? buildCreditNoteUrl(keys, refund.id)
      : buildBookingDocumentUrl(keys, booking.id, 'credit-note.pdf'),
  }));
}
