import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { Attendee, Customer } from '@studio/contracts/shared-fields';
import { isHoldLive } from '@studio/domain/bookings/hold';
import { assertTermsVersion } from '../../catalogue/site-copy/load-site-copy.ts';
import type { OrderDetails, SavedCardReference } from '../../payments/order-details.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { assertClassUnchanged } from './accepted-class.ts';
import { holdClass } from './hold-class.ts';
import { findHold, findLiveHold, type HoldRow, updateHoldPrincipal } from './hold-store.ts';
import type { PromoCodeEntry } from './price-order.ts';

/** Input of an order. The hold is found by its id, or by class and browser. */
export interface OrderInput {
  branchId: string;
  classId: string;
  clientId: string;
  addressHash: string;
  principalId: string | null;
  holdId: string | undefined;
  customer: OrderDetails['customer'];
  attendees: readonly Attendee[];
  /** Version of the terms that the customer accepted; undefined if the client doesn't send one. */
  termsVersion: string | undefined;
  promoCode?: string | undefined;
  /**
   * Class as the caller sees it when they book. Without this field, the class that they accepted with the hold counts.
   */
  seen?: AcceptedClassDetails | undefined;
  /** Whether to charge a card although the member has sessions that could pay. */
  byCard?: boolean;
  charged?: SavedCardReference;
  /** Whether to book only the named live hold, without taking new places. */
  heldOnly?: boolean;
}

/** Returns the customer of a request in its stored form. */
export function toCustomerDetails(customer: Customer): OrderDetails['customer'] {
  const { title, firstName, lastName, email, phone } = customer;
  return { title: title ?? null, firstName, lastName, email, phone: phone || null };
}

/**
 * Returns an order's promo code with its caller, whose guesses are limited; null if the order has no code. A use by
 * `subjectId` itself doesn't count against the code.
 */
export function toPromoCodeEntry(input: OrderInput, subjectId?: string): PromoCodeEntry | null {
  const { promoCode: code, customer, clientId, addressHash } = input;
  return code ? { code, email: customer.email, subjectId, caller: { clientId, addressHash } } : null;
}

/**
 * Returns the caller's live hold of the class (handbook: holds 7). If there is none, takes new places while some are
 * free. Throws AppError slot_unavailable, without charging anything, if no places are left (handbook: paying 3);
 * class_changed if the class differs from the accepted one; hold_expired if the named hold is booked already, or isn't
 * live and `heldOnly` is set; and not_found for another browser's hold. When it takes new places, also throws the errors
 * of `holdClass`.
 */
export async function loadOrTakeHold(
  services: Services,
  input: OrderInput,
): Promise<{ hold: HoldRow; klass: ClassRow }> {
  const now = services.clock.now();
  const named = input.holdId ? await findHold(services.database, input.branchId, input.holdId) : null;
  if (named && (named.clientId !== input.clientId || named.classId !== input.classId))
    throw new AppError('not_found');
  if (named?.status === 'CONSUMED') throw new AppError('hold_expired', 'You’ve already booked this place.');
  const isLive = named !== null && isHoldLive(named, now);
  if (input.heldOnly && !isLive) throw new AppError('hold_expired');
  const hold = isLive ? named : await findLiveHold(services.database, input);
  if (!hold || !isHoldLive(hold, now)) {
    // Compares with the class that the customer accepted with the expired hold, so that a change is detected.
    const holdInput = { ...input, places: named?.places ?? 1, seen: input.seen ?? named?.seen };
    const held = await holdClass(services, holdInput);
    assertClassUnchanged(held.hold.seen, held.klass);
    return held;
  }
  const klass = await findClass(services.database, input.branchId, input.classId, now);
  if (!klass) throw new AppError('not_found');
  if (klass.status !== 'SCHEDULED') throw new AppError('slot_unavailable', 'This class has been cancelled.');
  assertClassUnchanged(input.seen ?? hold.seen, klass);
  return { hold: await updateHoldPrincipal(services.database, hold, input.principalId), klass };
}

/**
 * Returns the version of the terms and the time of acceptance, to be stored with the booking (handbook: paying 16).
 * Both are null if the client sent no version. Throws AppError terms_outdated for an old version.
 */
export async function checkTermsVersion(
  { database, clock }: Services,
  { branchId, termsVersion }: OrderInput,
): Promise<{ termsVersion: string | null; termsAcceptedAt: Date | null }> {
  if (!termsVersion) return { termsVersion: null, termsAcceptedAt: null };
  await assertTermsVersion(database, branchId, termsVersion);
  return { termsVersion, termsAcceptedAt: clock.now() };
}

/**
 * Returns one name per place: the customer's, then those of the attendees. A further place without an attendee is named
 * as a guest of the customer.
 */
export function resolveAttendeeNames(input: OrderInput, places: number): string[] {
  const own = `${input.customer.firstName} ${input.customer.lastName}`;
  return Array.from({ length: places }, (_, index) => {
    if (index === 0) return own;
    const attendee = input.attendees[index - 1];
    return attendee ? `${attendee.firstName} ${attendee.lastName}`.trim() : `Guest of ${own}`;
  });
}
