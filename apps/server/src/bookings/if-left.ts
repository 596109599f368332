import type { BookingAnswer } from '@studio/contracts/bookings';
import { type CancelConsequence, cancelConsequence } from '@studio/domain/bookings/cancel-consequence';
import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { giveUpRefusal } from '@studio/domain/bookings/give-up';
import {
  type KnownMoney,
  type MoneyBack,
  moneyBack,
  moneyOfGivingUp,
} from '@studio/domain/bookings/money-back';
import { expiryAfterReturn } from '@studio/domain/entitlements/return-credit';
import { poundsFromPence } from '@studio/domain/money/money';
import type { BookingFacts } from './booking-facts.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * What cancelling a booking would give back now, or giving its place up once somebody takes it, as the page says it
 * before; null for what cannot be done.
 */
export function ifLeft(
  facts: BookingFacts,
  order: readonly BookingRow[],
  known: KnownMoney,
  now: Date,
): Pick<BookingAnswer, 'ifCancelled' | 'ifGivenUp'> {
  const money = moneyBack(facts.booking, order, known);
  const own = { status: facts.booking.status, startsAt: facts.klass.startsAt };
  return {
    ifCancelled: cancellationRefusal(own, now) ? null : consequence(facts, money, now),
    ifGivenUp: giveUpRefusal(own, now)
      ? null
      : {
          ...consequence(facts, moneyOfGivingUp(facts.booking, order, known), now),
          amount: poundsFromPence(money.pence),
        },
  };
}

function consequence(
  { booking, payment, credit }: BookingFacts,
  money: MoneyBack,
  now: Date,
): CancelConsequence {
  const endsLater = credit ? expiryAfterReturn(credit, now) : null;
  return cancelConsequence({
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
