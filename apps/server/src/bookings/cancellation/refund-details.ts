import { getActualRefundOutcome, type RefundOutcome } from '@studio/domain/bookings/refund-outcome';
import { formatPriceShort } from '@studio/domain/money/money';
import type { RefundDetails } from '../../integrations/email/email-details.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { findBookingsOfOrder } from '../booking-store.ts';
import type { BookingDetails } from '../reading/booking-details.ts';
import { loadRefundContext } from './booking-refunds.ts';
import { findCancellationRefund } from './refund-booking.ts';

/** Returns how a cancelled booking was refunded, for its email. */
export async function loadRefundDetails(db: QueryExecutor, details: BookingDetails): Promise<RefundDetails> {
  const { booking } = details;
  const order = await findBookingsOfOrder(db, booking.branchId, booking.orderId);
  const refund = await findCancellationRefund(db, booking);
  const money = await loadRefundContext(db, details);
  return toRefundDetails(getActualRefundOutcome(booking, order, money, refund?.amountPence), details);
}

function toRefundDetails(
  { kind, pence, beforePence, giftCardPence = 0 }: RefundOutcome,
  { booking, payment }: BookingDetails,
): RefundDetails {
  const price = (amountPence: number) => formatPriceShort(amountPence, booking.currency);
  const amount = price(pence);
  const method = payment?.method ?? 'your card';
  const toGiftCard = giftCardPence > 0 ? { giftCardAmount: price(giftCardPence) } : {};
  switch (kind) {
    case 'refund':
      return { kind, amount, method, ...(beforePence > 0 ? { before: price(beforePence) } : {}) };
    case 'disputed':
      return { kind, amount, method };
    case 'already-refunded':
      return { kind, amount, ...(payment ? { method } : {}) };
    case 'if-taken':
      return { kind, ...(pence > 0 ? { amount } : {}), ...toGiftCard };
    case 'still-due':
      return { kind, amount };
    case 'at-desk':
    case 'refunded-at-desk':
      return { kind: 'at-desk', amount, ...toGiftCard };
    case 'gift-card':
      return { kind, giftCardAmount: price(giftCardPence) };
    case 'pair-active':
    case 'nothing':
      return { kind };
  }
}
