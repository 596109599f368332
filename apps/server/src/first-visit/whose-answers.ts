import { isItsMember, ownBooking } from '../bookings/booking-access.ts';
import { findMember } from '../members/store.ts';
import type { Caller } from '../platform/call-route.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { bookerHash } from './booker-hash.ts';
import type { Visitor } from './first-visit-rows.ts';

export interface Whose {
  visitor: Visitor;
  /** Their email address, for what only addresses tell. */
  email: string;
  /** The booking that says so, whose address nobody has proven; null when it is the member's own token. */
  bookingId: string | null;
}

/**
 * Whose answers a call is about; see the contract. A member's are kept by the address that they have proven, whatever
 * address they have booked with. Refuses with not_found.
 */
export async function whoseAnswers(
  services: Services,
  {
    branchId,
    bookingId,
    key,
  }: { branchId: string; bookingId?: string | undefined; key?: string | undefined },
  caller: Caller,
  { alsoCancelled = false }: { alsoCancelled?: boolean } = {},
): Promise<Whose> {
  const member = await provenMember(services, branchId, caller);
  if (!bookingId) {
    if (!caller.principal) throw new Refused('not_found');
    if (!member) throw new Refused('not_found', 'Please confirm your address first.');
    return { ...member, bookingId: null };
  }
  const booking = await ownBooking(services, { branchId, bookingId, key, caller });
  if (booking.status === 'CANCELLED' && !alsoCancelled) throw new Refused('not_found');
  if (member && isItsMember(booking, caller.principal)) return { ...member, bookingId: null };
  const { principalId: memberId, email } = booking;
  const visitor = { branchId, personHash: bookerHash(services.keys, booking), memberId };
  return { visitor, email, bookingId };
}

async function provenMember(
  { database, keys }: Services,
  branchId: string,
  { principal }: Caller,
): Promise<Omit<Whose, 'bookingId'> | null> {
  const memberId = principal?.userId;
  const email = memberId && (await findMember(database, memberId))?.email;
  return email ? { visitor: { branchId, personHash: personHash(keys, email), memberId }, email } : null;
}
