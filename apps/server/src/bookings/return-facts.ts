import { type MoneyBack, moneyWent } from '@studio/domain/bookings/money-back';
import { formatPriceShort } from '@studio/domain/money/money';
import type { ReturnFacts } from '../outside/mail/facts.ts';
import type { Queries } from '../platform/database.ts';
import type { BookingFacts } from './booking-facts.ts';
import { knownMoney } from './booking-money.ts';
import { findOrder } from './booking-store.ts';
import { givenBack } from './give-back-booking.ts';

/** What became of the money of a booking that does not stand, as its mail says it. */
export async function moneyReturned(db: Queries, facts: BookingFacts): Promise<ReturnFacts> {
  const { booking } = facts;
  const order = await findOrder(db, booking.branchId, booking.orderId);
  const back = await givenBack(db, booking);
  const money = await knownMoney(db, facts);
  return inWords(moneyWent(booking, order, money, back?.amountPence), facts);
}

function inWords({ kind, pence, beforePence }: MoneyBack, { booking, payment }: BookingFacts): ReturnFacts {
  const price = (amountPence: number) => formatPriceShort(amountPence, booking.currency);
  const amount = price(pence);
  const method = payment?.method ?? 'your card';
  switch (kind) {
    case 'refund':
      return { kind, amount, method, ...(beforePence > 0 ? { before: price(beforePence) } : {}) };
    case 'given-before':
      return { kind, amount, method };
    case 'if-taken':
    case 'still-due':
      return { kind, amount };
    case 'at-desk':
    case 'given-at-desk':
      return { kind: 'at-desk', amount };
    case 'pair-stands':
    case 'nothing':
      return { kind };
  }
}
