import type { Actor } from '../../platform/audit.ts';
import type { EmailRequester } from '../../platform/emails/email-kinds.ts';
import { type Caller, toEmailRequester } from '../../platform/http/api-route.ts';
import type { BookingRow } from '../booking-store.ts';

interface OrderRequester {
  clientId: string;
  principalId: string | null;
  paidPence: number;
}

/**
 * Returns the requester of an email about an order: the team, or the booker, with whether they have paid. A session
 * doesn't count as payment, because it can be returned.
 */
export function getOrderEmailRequester(
  { clientId, principalId, paidPence }: OrderRequester,
  actor: Actor,
): EmailRequester {
  if (actor.startsWith('staff:')) return 'studio';
  return { clientId, memberId: principalId, paid: paidPence > 0 };
}

/** Returns the requester of an email about a change that a caller makes to a booking. */
export function getBookingChangeRequester(
  caller: Pick<Caller, 'clientId' | 'principal'>,
  booking: BookingRow,
): EmailRequester {
  return { ...toEmailRequester(caller), paid: booking.pricePaidPence > 0 };
}

const maxPaidMoves = 3;

/**
 * Returns the requester of an email about a move, for the email budget. Only the first `maxPaidMoves` moves of a paid
 * booking count as requested by someone who has paid, because members can move a booking without limit.
 */
export function getMoveEmailRequester(
  caller: Pick<Caller, 'clientId' | 'principal'>,
  booking: BookingRow,
): EmailRequester {
  return { ...toEmailRequester(caller), paid: booking.pricePaidPence > 0 && booking.sequence < maxPaidMoves };
}

/** Returns the requester of an email about a booking when the caller is unknown: the team, or the booker. */
export function getBookingEmailRequester(
  { pricePaidPence: paidPence, ...booking }: BookingRow,
  actor: Actor,
): EmailRequester {
  return getOrderEmailRequester({ ...booking, paidPence }, actor);
}
