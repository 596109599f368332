import { apiBase } from '@studio/contracts/paths';
import {
  isInAnyGroup,
  staffToolGroups,
  studioTeamGroups,
  trainerToolGroups,
} from '@studio/domain/people/groups';
import { isCurrentOrOldEmailedKey, type LinkTarget, recordEmailProofByLink } from '../people/emailed-link.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Principal } from '../platform/http/access-token-verifier.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBooking } from './booking-store.ts';

/** Returns `k`, the signature of a booking's link. Anyone who has it may read and cancel the booking. */
export function signBookingKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('booking-link', bookingId);
}

/** Returns the signed path of a booking's document, such as 'qr.svg' or 'invoice.pdf'. */
export function buildBookingDocumentUrl(keys: InstallationKeys, bookingId: string, name: string): string {
  return `${apiBase}/classes/booking/${bookingId}/${name}?k=${signBookingKey(keys, bookingId)}`;
}

export function toBookingLinkTarget({ id, email }: Pick<BookingRow, 'id' | 'email'>): LinkTarget {
  return { what: 'booking', id, email };
}

/** Booking that a caller wants to read or change, and the proof that it is theirs. */
export interface BookingAccessInput {
  branchId: string;
  bookingId: string;
  key: string | undefined;
  caller: Pick<Caller, 'clientId' | 'principal'> | null;
}

/**
 * Loads a booking for its member, the browser that made it, or anyone with its signed link. Throws AppError not_found
 * for other callers, exactly as for an unknown id (handbook: cancelling 12).
 */
export async function loadOwnBooking(services: Services, input: BookingAccessInput): Promise<BookingRow> {
  const booking = await findBooking(services.database, input.branchId, input.bookingId);
  if (!booking || !isBookingClient(services, booking, input)) throw new AppError('not_found');
  return booking;
}

/** Records that the caller owns the booking's email address, if they came through the emailed link. */
export function recordBookingEmailProof(
  services: Services,
  booking: BookingRow,
  { key, caller }: { key: string | undefined; caller: Pick<Caller, 'clientId'> },
): Promise<void> {
  const { branchId } = booking;
  return recordEmailProofByLink(services, {
    ...toBookingLinkTarget(booking),
    branchId,
    key,
    clientId: caller.clientId,
  });
}

export type BookingReader = 'client' | 'staff' | 'instructor';

/**
 * Loads a booking for its client, for staff, or for the instructor of its class. Throws AppError not_found for other
 * callers.
 */
export async function loadReadableBooking(
  services: Services,
  input: BookingAccessInput,
): Promise<{ booking: BookingRow; reader: BookingReader }> {
  const booking = await findBooking(services.database, input.branchId, input.bookingId);
  if (!booking) throw new AppError('not_found');
  if (isBookingClient(services, booking, input)) return { booking, reader: 'client' };
  const principal = input.caller?.principal ?? null;
  if (isInAnyGroup(principal?.groups ?? [], staffToolGroups)) return { booking, reader: 'staff' };
  if (await isInstructorOfClass(services, booking, principal)) return { booking, reader: 'instructor' };
  throw new AppError('not_found');
}

const findTaughtClass: PreparedStatement = {
  name: 'class_taught_by',
  text: `SELECT c.id FROM classes c
    JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.id = $2 AND i.user_id = $3`,
};

async function isInstructorOfClass(
  { database }: Services,
  { branchId, classId }: BookingRow,
  principal: Principal | null,
): Promise<boolean> {
  if (!principal || !isInAnyGroup(principal.groups, trainerToolGroups)) return false;
  return (await database.run(findTaughtClass, [branchId, classId, principal.userId])).length > 0;
}

/** Returns whether the caller is logged in as the booking's member. */
export function isBookingMember(
  booking: Pick<BookingRow, 'principalId'>,
  principal: Principal | null,
): boolean {
  return booking.principalId !== null && booking.principalId === principal?.userId;
}

/**
 * Removes the account id from a booking unless the reader is its member or the team. A browser that booked as a guest
 * must not learn that the email address has an account.
 */
export function redactBookingForReader(booking: BookingRow, principal: Principal | null): BookingRow {
  const mayKnow =
    isBookingMember(booking, principal) || isInAnyGroup(principal?.groups ?? [], studioTeamGroups);
  return mayKnow ? booking : { ...booking, principalId: null };
}

function isBookingClient(
  { keys }: Services,
  booking: BookingRow,
  { key, caller }: BookingAccessInput,
): boolean {
  return (
    booking.clientId === caller?.clientId ||
    isBookingMember(booking, caller?.principal ?? null) ||
    (key !== undefined && keys.verify('booking-link', booking.id, key)) ||
    isCurrentOrOldEmailedKey(keys, toBookingLinkTarget(booking), key)
  );
}
