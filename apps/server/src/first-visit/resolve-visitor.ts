import { isBookingMember, loadOwnBooking } from '../bookings/booking-access.ts';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from './first-visit-rows.ts';
import { hashBooker } from './hash-booker.ts';

export interface ResolvedVisitor {
  visitor: Visitor;
  /** Email address, for lookups by email. */
  email: string;
  /**
   * Booking that identifies the visitor when no email address is proven; null when the member's token identifies them.
   */
  bookingId: string | null;
}

/**
 * Returns the visitor whose answers a request reads or saves (see the contract). A member's answers belong to their
 * verified email address, whatever email address the booking has. A cancelled booking identifies a visitor only with
 * `alsoCancelled`. Throws AppError not_found.
 */
export async function resolveVisitor(
  services: Services,
  {
    branchId,
    bookingId,
    key,
  }: { branchId: string; bookingId?: string | undefined; key?: string | undefined },
  caller: Caller,
  { alsoCancelled = false }: { alsoCancelled?: boolean } = {},
): Promise<ResolvedVisitor> {
  const member = await findVerifiedMember(services, branchId, caller);
  if (!bookingId) {
    if (!caller.principal) throw new AppError('not_found');
    if (!member) throw new AppError('not_found', 'Verify your email address first.');
    return { ...member, bookingId: null };
  }
  const booking = await loadOwnBooking(services, { branchId, bookingId, key, caller });
  if (booking.status === 'CANCELLED' && !alsoCancelled) throw new AppError('not_found');
  if (member && isBookingMember(booking, caller.principal)) return { ...member, bookingId: null };
  const { principalId: memberId, email } = booking;
  const visitor = { branchId, personHash: hashBooker(services.keys, booking), memberId };
  return { visitor, email, bookingId };
}

async function findVerifiedMember(
  { database, keys }: Services,
  branchId: string,
  { principal }: Caller,
): Promise<Omit<ResolvedVisitor, 'bookingId'> | null> {
  const memberId = principal?.userId;
  const email = memberId && (await findMember(database, memberId))?.email;
  return email ? { visitor: { branchId, personHash: hashPerson(keys, email), memberId }, email } : null;
}
