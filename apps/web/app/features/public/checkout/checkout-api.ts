import { bytesToHex } from '@noble/hashes/utils.js';
import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { BookingResponse, CreateIntentResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';
import { toClassSnapshot } from '../../../lib/storage/class-snapshot.ts';
import { removeHold } from '../../../lib/storage/held-places.ts';
import { type GuestOrder, toAttendeeDtos, toCustomerDto } from './guest-order.ts';

/** Returns this browser's hold without extending it. Rejects with not_found. */
export function getHold(holdId: string): Promise<HoldClassResponse> {
  return browserApi().call<HoldClassResponse>(paths.holdGet, { holdId });
}

/**
 * Holds 1 to 4 places of a class for the logged-in member, or for a guest. If this browser already holds places of the
 * class, changes that hold to this number of places and moves it to the current member or guest. `seen` is the class as
 * the page shows it, which the customer accepts. Rejects with slot_unavailable, hold_limit, hold_too_soon, hold_expired,
 * or payment_in_progress if the number of places changes during their payment.
 */
export function placeHold(
  classId: string,
  places: number,
  seen?: AcceptedClassDetails,
): Promise<HoldClassResponse> {
  const accepted = seen ? { seen } : {};
  return browserApi().call<HoldClassResponse>(paths.hold, {
    classId,
    places,
    ...accepted,
    ...getMemberFields(),
  });
}

/**
 * Returns how the member or guest can pay for the hold. Rejects with promo_refused, rate_limited (after many codes),
 * hold_expired or not_found.
 */
export function getQuote(holdId: string, code: string | null): Promise<QuoteHoldResponse> {
  return browserApi().call<QuoteHoldResponse>(paths.quote, {
    holdId,
    ...toPromoFields(code),
    ...getMemberFields(),
  });
}

/**
 * Releases the places in the background, so that leaving the page never waits. If the request fails, the hold
 * expires.
 */
export function releaseHold(holdId: string): void {
  removeHold(holdId);
  browserApi()
    .call(paths.release, { holdId })
    .catch(() => {});
}

/** Options of a card payment. `chosen`: the member chose the card although sessions could pay. */
export interface CardPaymentOptions {
  code: string | null;
  chosen: boolean;
}

/**
 * Opens the payment of the hold, or returns the payment that is already open. Rejects with no_payment_required,
 * slot_unavailable, hold_expired, class_changed, promo_refused, terms_outdated, payment_in_progress or
 * payment_unavailable.
 */
export function createPaymentIntent(
  hold: HoldClassResponse,
  order: GuestOrder,
  { code, chosen }: CardPaymentOptions,
): Promise<CreateIntentResponse> {
  return browserApi().call<CreateIntentResponse>(paths.createIntent, {
    ...toOrderDto(hold, order),
    ...toPromoFields(code),
    ...(chosen ? { paymentMethod: 'PAYG' } : {}),
    idempotencyKey: newKey(),
  });
}

/**
 * Options of a booking without a card payment: a named entitlement, the server's choice of entitlement, or a
 * promo code that makes the class free.
 */
export interface CardlessBookingOptions {
  entitlementId?: string;
  code?: string | null;
}

/**
 * Books with a session, or books a free class. Idempotent by hold. Rejects with entitlement_used_up, not_covered,
 * payment_required, promo_refused, slot_unavailable, hold_expired, class_changed, terms_outdated or payment_in_progress.
 */
export function bookWithoutPayment(
  hold: HoldClassResponse,
  order: GuestOrder,
  { entitlementId, code = null }: CardlessBookingOptions,
): Promise<BookingResponse> {
  return browserApi().call<BookingResponse>(paths.book, {
    ...toOrderDto(hold, order),
    ...(entitlementId ? { entitlementId } : {}),
    ...toPromoFields(code),
    paymentMethod: 'ENTITLEMENT',
    idempotencyKey: newKey(),
  });
}

function toOrderDto(hold: HoldClassResponse, order: GuestOrder) {
  return {
    holdId: hold.holdId,
    classId: hold.class.classId,
    customer: toCustomerDto(order.details),
    attendees: toAttendeeDtos(order),
    termsVersion: getSiteConfig().termsVersion,
    seen: toClassSnapshot(hold.class),
    ...getMemberFields(),
  };
}

function toPromoFields(code: string | null): { promoCode?: string } {
  return code === null ? {} : { promoCode: code };
}

/** Creates an idempotency key. The API client reuses it if it retries the request. */
function newKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
