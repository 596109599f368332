import { type Caller, toEmailRequester } from '../platform/api-route.ts';
import type { Actor } from '../platform/audit.ts';
import type { EmailRequester } from '../platform/email-kinds.ts';
import type { BookingRow } from './booking-store.ts';

/** What says who asks for an email about an order of places. */
interface AskedFor {
  clientId: string;
  principalId: string | null;
  paidPence: number;
}

/** Who causes an email about a booking: the team, or the person who booked. A session alone is no payment: it can be returned. */
export function getOrderEmailRequester(
  { clientId, principalId, paidPence }: AskedFor,
  actor: Actor,
): EmailRequester {
  if (actor.startsWith('staff:')) return 'studio';
  return { clientId, memberId: principalId, paid: paidPence > 0 };
}

/** Who causes an email about a change that a caller makes to a booking. */
export function getChangeEmailRequester(
  caller: Pick<Caller, 'clientId' | 'principal'>,
  booking: BookingRow,
): EmailRequester {
  return { ...toEmailRequester(caller), paid: booking.pricePaidPence > 0 };
}

/** Moves of a booking whose emails its payment stands for; those after them count as a stranger's. */
const movesPaidFor = 3;

/** The same for a move, which can be asked for again and again: one payment is not any number of emails. */
export function getMoveEmailRequester(
  caller: Pick<Caller, 'clientId' | 'principal'>,
  booking: BookingRow,
): EmailRequester {
  return { ...toEmailRequester(caller), paid: booking.pricePaidPence > 0 && booking.sequence < movesPaidFor };
}

/** Who causes an email about a change to a booking when no caller is known: the team, or the person who booked. */
export function getBookingEmailRequester(
  { pricePaidPence: paidPence, ...booking }: BookingRow,
  actor: Actor,
): EmailRequester {
  return getOrderEmailRequester({ ...booking, paidPence }, actor);
}
