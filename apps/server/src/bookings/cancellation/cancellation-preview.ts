import type { BookingResponse } from '@studio/contracts/bookings';
import { getCancellationError } from '@studio/domain/bookings/cancellation';
import {
  type CancellationConsequence,
  describeCancellation,
} from '@studio/domain/bookings/cancellation-consequence';
import { getLateCancellationError } from '@studio/domain/bookings/late-cancellation';
import {
  getCancellationRefundOutcome,
  getLateCancellationRefundOutcome,
  type RefundContext,
  type RefundOutcome,
} from '@studio/domain/bookings/refund-outcome';
import { getExpiryAfterReturn } from '@studio/domain/entitlements/expiry-after-return';
import { toPounds } from '@studio/domain/money/money';
import type { BookingRow } from '../booking-store.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

/**
 * Returns the refund or session that the member would get back by cancelling now, or after a late cancellation once
 * someone takes the place. Null for each action that isn't possible.
 */
export function previewCancellation(
  details: BookingDetails,
  order: readonly BookingRow[],
  context: RefundContext,
  now: Date,
): Pick<BookingResponse, 'ifCancelled' | 'ifLateCancelled'> {
  const money = getCancellationRefundOutcome(details.booking, order, context);
  const own = { status: details.booking.status, startsAt: details.klass.startsAt };
  return {
    ifCancelled: getCancellationError(own, now) ? null : toConsequence(details, money, now),
    ifLateCancelled: getLateCancellationError(own, now)
      ? null
      : {
          ...toConsequence(details, getLateCancellationRefundOutcome(details.booking, order, context), now),
          amount: toPounds(money.pence + (money.giftCardPence ?? 0)),
        },
  };
}

function toConsequence(
  { booking, payment, credit }: BookingDetails,
  money: RefundOutcome,
  now: Date,
): CancellationConsequence {
  const endsLater = credit ? getExpiryAfterReturn(credit, now) : null;
  return describeCancellation({
    money,
    currency: booking.currency,
    method: payment?.method ?? null,
    credit: credit && {
      name: credit.name,
      unlimited: credit.balance === null,
      endsLater: endsLater === credit.expiresAt ? null : endsLater,
    },
  });
}
