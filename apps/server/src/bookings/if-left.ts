import type { BookingAnswer } from '@studio/contracts/bookings';
import { backForPlace } from '@studio/domain/bookings/back-for-place';
import { type CancelConsequence, cancelConsequence } from '@studio/domain/bookings/cancel-consequence';
import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { giveUpRefusal } from '@studio/domain/bookings/give-up';
import { expiryAfterReturn } from '@studio/domain/entitlements/return-credit';
import { poundsFromPence } from '@studio/domain/money/money';
import type { BookingFacts } from './booking-answer.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * What cancelling a booking would give back now, or giving its place up once somebody takes it, as the page says it
 * before; null for what cannot be done.
 */
export function ifLeft(
  facts: BookingFacts,
  order: readonly BookingRow[],
  now: Date,
): Pick<BookingAnswer, 'ifCancelled' | 'ifGivenUp'> {
  const own = { status: facts.booking.status, startsAt: facts.klass.startsAt };
  return {
    ifCancelled: cancellationRefusal(own, now) ? null : consequence(facts, order, now),
    ifGivenUp: giveUpRefusal(own, now)
      ? null
      : { ...consequence(facts, order, now), amount: poundsFromPence(backPence(facts, order)) },
  };
}

function backPence({ booking }: BookingFacts, order: readonly BookingRow[]): number {
  return backForPlace(booking, order).reduce((sum, { amountPence }) => sum + amountPence, 0);
}

function consequence(facts: BookingFacts, order: readonly BookingRow[], now: Date): CancelConsequence {
  const { booking, payment, credit } = facts;
  const refundPence = backPence(facts, order);
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
