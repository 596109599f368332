import type { BookingRefund } from '@studio/contracts/bookings';
import type { KnownMoney } from '@studio/domain/bookings/money-back';
import { deskBalances } from '../payments/desk-payments.ts';
import { wireRefund } from '../payments/give-back.ts';
import { refundPaperAddress } from '../payments/refund-paper.ts';
import type { RefundRow } from '../payments/store.ts';
import type { Queries } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { bookingDocument } from './booking-access.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingRow } from './booking-store.ts';

/** What goes back of a payment because a booking was changed; null when nothing does. Staff's refunds are no part of it. */
export function refundOfChange(refunds: readonly RefundRow[], bookingId: string): RefundRow | null {
  return refunds.find((one) => one.bookingId === bookingId && one.madeBy === null) ?? null;
}

/** Refunds of a booking by staff or at the provider, in pence. A failed one counts: it is owed until it is settled. */
export function staffPence(refunds: readonly RefundRow[], bookingId: string): number {
  return refunds
    .filter((one) => one.bookingId === bookingId && one.madeBy !== null)
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** What the rules about money going back ask of a booking besides itself and its order. */
export async function knownMoney(
  db: Queries,
  { booking, refunds }: Pick<BookingFacts, 'booking' | 'refunds'>,
): Promise<KnownMoney> {
  return {
    byCard: booking.paymentId !== null,
    givenBefore: (bookingId) => staffPence(refunds, bookingId),
    wentFor: (bookingId) => refundOfChange(refunds, bookingId)?.amountPence ?? 0,
    deskPence: await deskPence(db, booking),
  };
}

/** What the desk has of the price of a booking that no card paid. */
async function deskPence(
  db: Queries,
  { branchId, id, paymentId, pricePaidPence }: BookingRow,
): Promise<number> {
  if (paymentId || pricePaidPence === 0) return 0;
  const balance = (await deskBalances(db, branchId, [id])).get(id);
  return Math.min(pricePaidPence, Math.max(0, balance?.leftPence ?? pricePaidPence));
}

/** A booking's refunds as the wire tells them, each with its credit note. */
export function wireRefunds(
  keys: InstallationKeys,
  { booking, refunds }: Pick<BookingFacts, 'booking' | 'refunds'>,
): BookingRefund[] {
  // What a bank has taken until a dispute ends is no refund of ours.
  const own = refunds.filter(({ bookingId, status }) => bookingId === booking.id && status !== 'DISPUTED');
  return own.map((refund) => ({
    ...wireRefund(refund),
    at: refund.createdAt.toISOString(),
    byStudio: refund.madeBy !== null,
    creditNote: refund.madeBy
      ? refundPaperAddress(keys, refund.id)
      : bookingDocument(keys, booking.id, 'credit-note.pdf'),
  }));
}
