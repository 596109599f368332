import { getPartnerPosition } from '../pricing/place-prices.ts';
import type { BookingStatus } from './booking-status.ts';

/** Place of an order, with the fields that its refund depends on. Amounts are pence. */
export interface PaidPlace {
  id: string;
  /** Position of the place in the order, from 0. */
  position: number;
  status: BookingStatus;
  basePence: number;
  pricePaidPence: number;
  /** Amount that is still due at the front desk. */
  duePence: number;
  savingKind: string | null;
  /** Time at which the member late cancelled the place; null when they didn't. */
  lateCancelledAt: Date | null;
  /**
   * Time at which the late cancellation was waived, so that its cost was returned: another person took the place, or
   * the studio cancelled the class. Null otherwise.
   */
  waivedAt: Date | null;
  /** Time at which the studio revoked the place, so that its cost was returned; null when it didn't. */
  revokedAt: Date | null;
}

/** Refund of a booking in pence, above 0. */
export interface PlaceRefund {
  bookingId: string;
  amountPence: number;
}

/**
 * Returns the refunds when one place of an order is cancelled (handbook: cancelling 3). A single place returns what it
 * cost. Of a pair for one price, the first cancelled place returns only the amount by which the pair cost more than one
 * full price, and the second returns the rest. A place that the studio revokes returns its own share at once, and from
 * then on the other place counts as single.
 */
export function calculatePlaceRefunds(place: PaidPlace, order: readonly PaidPlace[]): PlaceRefund[] {
  const partner = findPairedPlace(place, order);
  if (!partner) return withoutEmptyRefunds([toFullRefund(place)]);
  if (!isReleased(partner)) {
    if (place.revokedAt) return withoutEmptyRefunds([toFullRefund(place)]);
    const beyondPrice = place.pricePaidPence + partner.pricePaidPence - place.basePence;
    return withoutEmptyRefunds([{ bookingId: place.id, amountPence: beyondPrice }]);
  }
  return withoutEmptyRefunds([toFullRefund(place), toFullRefund(partner)]);
}

/** Subtracts what staff have already refunded from the refunds of each booking. */
export function subtractEarlierRefunds(
  refunds: readonly PlaceRefund[],
  getEarlierRefundPence: (bookingId: string) => number,
): PlaceRefund[] {
  return withoutEmptyRefunds(
    refunds.map(({ bookingId, amountPence }) => {
      return { bookingId, amountPence: amountPence - getEarlierRefundPence(bookingId) };
    }),
  );
}

/**
 * Returns the other place of a pair that was sold at one price; null if the place is single or the studio revoked its
 * partner.
 */
export function findPairedPlace<Place extends PaidPlace>(
  place: PaidPlace,
  order: readonly Place[],
): Place | null {
  if (place.savingKind !== 'offer') return null;
  const partner = order.find(({ position }) => position === getPartnerPosition(place.position));
  return partner?.savingKind === 'offer' && !partner.revokedAt ? partner : null;
}

/**
 * Returns whether a place was cancelled in time, or late cancelled and waived. A late-cancelled place that isn't waived
 * stays paid.
 */
function isReleased({ status, lateCancelledAt, waivedAt }: PaidPlace): boolean {
  return status === 'CANCELLED' && (lateCancelledAt === null || waivedAt !== null);
}

function toFullRefund({ id, pricePaidPence }: PaidPlace): PlaceRefund {
  return { bookingId: id, amountPence: pricePaidPence };
}

function withoutEmptyRefunds(refunds: readonly PlaceRefund[]): PlaceRefund[] {
  return refunds.filter(({ amountPence }) => amountPence > 0);
}
