import { getPairPosition } from '../pricing/place-prices.ts';
import type { BookingStatus } from './booking-status.ts';

/** A place of an order, with the fields that its refund depends on. Amounts are pence. */
export interface PaidPlace {
  id: string;
  /** Position in the order, from 0. */
  position: number;
  status: BookingStatus;
  basePence: number;
  pricePaidPence: number;
  /** Amount due at the front desk. */
  duePence: number;
  savingKind: string | null;
  /** When the member late cancelled it. */
  lateCancelledAt: Date | null;
  /** When someone took the late-cancelled place, so its cost was returned. */
  waivedAt: Date | null;
  /** When the studio revoked it, so its cost was returned. */
  revokedAt: Date | null;
}

/** Refund of a booking, in pence, above 0. */
export interface PlaceRefund {
  bookingId: string;
  amountPence: number;
}

/**
 * Returns the refunds when one place of an order is cancelled (handbook: cancelling 3). A single place returns what it
 * cost. Of a pair for one price, the first cancelled place returns only what both cost beyond one full price. The
 * second returns the rest of both. A place revoked by the studio returns its own share at once, and the other counts as
 * single from then on.
 */
export function refundForPlace(place: PaidPlace, order: readonly PaidPlace[]): PlaceRefund[] {
  const partner = findPairedPlace(place, order);
  if (!partner) return withoutEmptyRefunds([toFullRefund(place)]);
  if (!isReleased(partner)) {
    if (place.revokedAt) return withoutEmptyRefunds([toFullRefund(place)]);
    const beyondPrice = place.pricePaidPence + partner.pricePaidPence - place.basePence;
    return withoutEmptyRefunds([{ bookingId: place.id, amountPence: beyondPrice }]);
  }
  return withoutEmptyRefunds([toFullRefund(place), toFullRefund(partner)]);
}

/** Subtracts earlier refunds by staff from the refunds of each booking. */
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
 * Returns the place that shares one price with a place; null for a single place, or when the studio revoked the other.
 */
export function findPairedPlace<Place extends PaidPlace>(
  place: PaidPlace,
  order: readonly Place[],
): Place | null {
  if (place.savingKind !== 'offer') return null;
  const partner = order.find(({ position }) => position === getPairPosition(place.position));
  return partner?.savingKind === 'offer' && !partner.revokedAt ? partner : null;
}

/**
 * Returns whether a place was cancelled in time, or late cancelled and taken by someone else. A late-cancelled place
 * that no one took stays paid.
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
