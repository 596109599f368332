import { apiBase } from '@studio/contracts/paths';
import { isInOneOf, studioTeam } from '@studio/domain/people/groups';
import type { Principal } from '../platform/access-token.ts';
import type { Caller } from '../platform/call-route.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBooking } from './booking-store.ts';

/** The signature of a booking's own address, `k`: whoever has it may read and cancel the booking. */
export function bookingKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('booking-link', bookingId);
}

/** A booking's document as a signed address on the site's origin: 'qr.svg', 'invoice.pdf' … */
export function bookingDocument(keys: InstallationKeys, bookingId: string, name: string): string {
  return `${apiBase}/classes/booking/${bookingId}/${name}?k=${bookingKey(keys, bookingId)}`;
}

/** Who wants which booking, and what they show for it. */
export interface BookingWish {
  branchId: string;
  bookingId: string;
  /** The signature of the booking's own address. */
  key: string | undefined;
  caller: Pick<Caller, 'clientId' | 'principal'> | null;
}

/**
 * A booking for somebody whose it is: its member, the browser that made it, the holder of the signed link. For anybody
 * else it is not there, exactly as if the id were unknown (decisions, "Who may read a booking").
 */
export async function ownBooking(services: Services, wish: BookingWish): Promise<BookingRow> {
  const booking = await findBooking(services.database, wish.branchId, wish.bookingId);
  if (!booking || !isOwner(services, booking, wish)) throw new Refused('not_found');
  return booking;
}

/** A booking for somebody who may read it: those whose it is, and the studio's team. */
export async function readableBooking(services: Services, wish: BookingWish): Promise<BookingRow> {
  const booking = await findBooking(services.database, wish.branchId, wish.bookingId);
  const isTeam = isInOneOf(wish.caller?.principal?.groups ?? [], studioTeam);
  if (!booking || !(isTeam || isOwner(services, booking, wish))) throw new Refused('not_found');
  return booking;
}

/** Whether the caller's token is the one of the booking's member. */
export function isItsMember(booking: Pick<BookingRow, 'principalId'>, principal: Principal | null): boolean {
  return booking.principalId !== null && booking.principalId === principal?.userId;
}

/**
 * A booking as a reader sees it. Whose account it is in is for its member and the team: the browser that booked as a
 * guest does not learn that the address has one.
 */
export function asSeenBy(booking: BookingRow, principal: Principal | null): BookingRow {
  const mayKnow = isItsMember(booking, principal) || isInOneOf(principal?.groups ?? [], studioTeam);
  return mayKnow ? booking : { ...booking, principalId: null };
}

function isOwner({ keys }: Services, booking: BookingRow, { key, caller }: BookingWish): boolean {
  return (
    booking.clientId === caller?.clientId ||
    isItsMember(booking, caller?.principal ?? null) ||
    (key !== undefined && keys.verify('booking-link', booking.id, key))
  );
}
