import { apiBase } from '@studio/contracts/paths';
import {
  isInAnyGroup,
  staffToolGroups,
  studioTeamGroups,
  trainerToolGroups,
} from '@studio/domain/people/groups';
import { type LinkTarget, opensByEmail, recordLinkEmailProof } from '../people/emailed-link.ts';
import type { Principal } from '../platform/access-token-verifier.ts';
import type { Caller } from '../platform/api-route.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBooking } from './booking-store.ts';

/** The signature of a booking's own address, `k`: whoever has it may read and cancel the booking. */
export function signBookingKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('booking-link', bookingId);
}

/** A booking's document as a signed address on the site's origin: 'qr.svg', 'invoice.pdf' … */
export function buildBookingDocumentUrl(keys: InstallationKeys, bookingId: string, name: string): string {
  return `${apiBase}/classes/booking/${bookingId}/${name}?k=${signBookingKey(keys, bookingId)}`;
}

/** What the link in an email about a booking opens. */
export function linkedBooking({ id, email }: Pick<BookingRow, 'id' | 'email'>): LinkTarget {
  return { what: 'booking', id, email };
}

/** Who wants which booking, and what they show for it. */
export interface BookingAccessInput {
  branchId: string;
  bookingId: string;
  /** The signature of the booking's own address. */
  key: string | undefined;
  caller: Pick<Caller, 'clientId' | 'principal'> | null;
}

/**
 * A booking for somebody whose it is: its member, the browser that made it, the holder of the signed link. For anybody
 * else it is not there, exactly as if the id were unknown (handbook: cancelling 12).
 */
export async function loadOwnBooking(services: Services, wish: BookingAccessInput): Promise<BookingRow> {
  const booking = await findBooking(services.database, wish.branchId, wish.bookingId);
  if (!booking || !isOwner(services, booking, wish)) throw new AppError('not_found');
  return booking;
}

/** Records the address of a booking as proven in the browser of a caller who changes it by its emailed link. */
export function recordBookingEmailProof(
  services: Services,
  booking: BookingRow,
  { key, caller }: { key: string | undefined; caller: Pick<Caller, 'clientId'> },
): Promise<void> {
  const { branchId } = booking;
  return recordLinkEmailProof(services, {
    ...linkedBooking(booking),
    branchId,
    key,
    clientId: caller.clientId,
  });
}

/** As what somebody reads a booking: their own, or the team's look at it. */
export type BookingReader = 'owner' | 'staff' | 'instructor';

/** A booking for somebody who may read it: those whose it is, the staff, and the instructor of its class. */
export async function loadReadableBooking(
  services: Services,
  wish: BookingAccessInput,
): Promise<{ booking: BookingRow; reader: BookingReader }> {
  const booking = await findBooking(services.database, wish.branchId, wish.bookingId);
  if (!booking) throw new AppError('not_found');
  if (isOwner(services, booking, wish)) return { booking, reader: 'owner' };
  const principal = wish.caller?.principal ?? null;
  if (isInAnyGroup(principal?.groups ?? [], staffToolGroups)) return { booking, reader: 'staff' };
  if (await teaches(services, booking, principal)) return { booking, reader: 'instructor' };
  throw new AppError('not_found');
}

const classTaughtBy: PreparedStatement = {
  name: 'class_taught_by',
  text: `SELECT c.id FROM classes c
    JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.id = $2 AND i.user_id = $3`,
};

/** Whether somebody is the instructor of a booking's class. */
async function teaches(
  { database }: Services,
  { branchId, classId }: BookingRow,
  principal: Principal | null,
): Promise<boolean> {
  if (!principal || !isInAnyGroup(principal.groups, trainerToolGroups)) return false;
  return (await database.run(classTaughtBy, [branchId, classId, principal.userId])).length > 0;
}

/** Whether the caller's token is the one of the booking's member. */
export function isBookingMember(
  booking: Pick<BookingRow, 'principalId'>,
  principal: Principal | null,
): boolean {
  return booking.principalId !== null && booking.principalId === principal?.userId;
}

/**
 * A booking as a reader sees it. Whose account it is in is for its member and the team: the browser that booked as a
 * guest does not learn that the address has one.
 */
export function redactBookingForReader(booking: BookingRow, principal: Principal | null): BookingRow {
  const mayKnow =
    isBookingMember(booking, principal) || isInAnyGroup(principal?.groups ?? [], studioTeamGroups);
  return mayKnow ? booking : { ...booking, principalId: null };
}

function isOwner({ keys }: Services, booking: BookingRow, { key, caller }: BookingAccessInput): boolean {
  return (
    booking.clientId === caller?.clientId ||
    isBookingMember(booking, caller?.principal ?? null) ||
    (key !== undefined && keys.verify('booking-link', booking.id, key)) ||
    opensByEmail(keys, linkedBooking(booking), key)
  );
}
