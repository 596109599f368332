import { bytesToHex } from '@noble/hashes/utils.js';
import type { BookingResponse, CreateIntentResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { SeenClass } from '@studio/contracts/seen-class';
import { termsVersion } from '@studio/contracts/terms-version';
import { browserApi } from '../../lib/browser-api.ts';
import { toClassSnapshot } from '../../lib/class-snapshot.ts';
import { removeHold } from '../../lib/held-places.ts';
import { getMemberFields } from '../../lib/session/get-member-fields.ts';
import { type GuestOrder, toAttendeeDtos, toCustomerDto } from './guest-order.ts';

/** This browser's hold as it stands, without renewing it. Refuses with not_found. */
export function getHold(holdId: string): Promise<HoldClassResponse> {
  return browserApi().call<HoldClassResponse>(paths.holdGet, { holdId });
}

/**
 * Keeps 1 to 4 places of a class for who is signed in, or for a guest; a hold that stands changes hands. `seen` accepts the
 * class as it is shown. Refuses with slot_unavailable, hold_limit, hold_too_soon.
 */
export function placeHold(classId: string, places: number, seen?: SeenClass): Promise<HoldClassResponse> {
  const accepted = seen ? { seen } : {};
  return browserApi().call<HoldClassResponse>(paths.hold, {
    classId,
    places,
    ...accepted,
    ...getMemberFields(),
  });
}

/** What the hold can be paid with, for who is signed in or for a guest. Refuses with promo_refused, hold_expired, not_found. */
export function getQuote(holdId: string, code: string | null): Promise<QuoteHoldResponse> {
  return browserApi().call<QuoteHoldResponse>(paths.quote, { holdId, ...promo(code), ...getMemberFields() });
}

/** Gives the places back in the background: whoever leaves does not wait, and a lost call lapses by itself. */
export function releaseHold(holdId: string): void {
  removeHold(holdId);
  browserApi()
    .call(paths.release, { holdId })
    .catch(() => {});
}

/** Paying by card: with a code, and whether somebody has chosen it although a credit would pay. */
export interface CardPaymentOptions {
  code: string | null;
  chosen: boolean;
}

/** Opens the payment of the hold, or returns the open one. Refuses with no_payment_required, slot_unavailable, class_changed, promo_refused. */
export function createPaymentIntent(
  hold: HoldClassResponse,
  order: GuestOrder,
  { code, chosen }: CardPaymentOptions,
): Promise<CreateIntentResponse> {
  return browserApi().call<CreateIntentResponse>(paths.createIntent, {
    ...wireOrder(hold, order),
    ...promo(code),
    ...(chosen ? { paymentMethod: 'PAYG' } : {}),
    idempotencyKey: newKey(),
  });
}

/** What is booked without a card: a credit, or the server's choice, or a code that takes everything off. */
export interface CardlessBookingOptions {
  entitlementId?: string;
  code?: string | null;
}

/**
 * Books with a credit, or what costs nothing; asking again for the same hold gives the same booking. Refuses with
 * entitlement_used_up, not_covered, payment_required, slot_unavailable.
 */
export function bookWithoutPayment(
  hold: HoldClassResponse,
  order: GuestOrder,
  { entitlementId, code = null }: CardlessBookingOptions,
): Promise<BookingResponse> {
  return browserApi().call<BookingResponse>(paths.book, {
    ...wireOrder(hold, order),
    ...(entitlementId ? { entitlementId } : {}),
    ...promo(code),
    paymentMethod: 'ENTITLEMENT',
    idempotencyKey: newKey(),
  });
}

function wireOrder(hold: HoldClassResponse, order: GuestOrder) {
  return {
    holdId: hold.holdId,
    classId: hold.class.classId,
    customer: toCustomerDto(order.details),
    attendees: toAttendeeDtos(order),
    termsVersion,
    seen: toClassSnapshot(hold.class),
    ...getMemberFields(),
  };
}

function promo(code: string | null): { promoCode?: string } {
  return code === null ? {} : { promoCode: code };
}

/** One key for one press: the client's own second try of the same call carries it again. */
function newKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
