import { ownBooking } from '../bookings/booking-access.ts';
import { findMember } from '../members/store.ts';
import type { Caller } from '../platform/call-route.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { bookerHash } from './booker-hash.ts';
import type { Visitor } from './store.ts';

/** Whose answers a call is about; see the contract. Refuses with not_found. */
export async function whoseAnswers(
  services: Services,
  {
    branchId,
    bookingId,
    key,
  }: { branchId: string; bookingId?: string | undefined; key?: string | undefined },
  caller: Caller,
): Promise<Visitor> {
  if (bookingId) {
    const booking = await ownBooking(services, { branchId, bookingId, key, caller });
    return { branchId, personHash: bookerHash(services.keys, booking), memberId: booking.principalId };
  }
  const memberId = caller.principal?.userId;
  if (!memberId) throw new Refused('not_found');
  const email = (await findMember(services.database, memberId))?.email;
  if (!email) throw new Refused('not_found', 'Please confirm your address first.');
  return { branchId, personHash: personHash(services.keys, email), memberId };
}
