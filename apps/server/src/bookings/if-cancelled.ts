import type { BookingAnswer } from '@studio/contracts/bookings';
import { backForPlace } from '@studio/domain/bookings/back-for-place';
import { cancelConsequence } from '@studio/domain/bookings/cancel-consequence';
import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { expiryAfterReturn } from '@studio/domain/entitlements/return-credit';
import type { BookingFacts } from './booking-answer.ts';
import type { BookingRow } from './booking-store.ts';

/** What cancelling a booking would give back now, as the page says it before; null when it cannot be cancelled. */
export function ifCancelled(
  { booking, klass, payment, credit }: BookingFacts,
  order: readonly BookingRow[],
  now: Date,
): BookingAnswer['ifCancelled'] {
  if (cancellationRefusal({ status: booking.status, startsAt: klass.startsAt }, now)) return null;
  const refundPence = backForPlace(booking, order).reduce((sum, { amountPence }) => sum + amountPence, 0);
  const endsLater = credit ? expiryAfterReturn(credit, now) : null;
  return cancelConsequence({
    refundPence,
    currency: booking.currency,
    method: payment?.method ?? null,
    credit: credit && {
      name: credit.name,
      unlimited: credit.balance === null,
      endsLater: endsLater === credit.expiresAt ? null : endsLater,
    },
    pairStands: refundPence === 0 && booking.pricePaidPence > 0,
  });
}
