import { getPairPosition } from '../pricing/place-prices.ts';
import type { BookingStatus } from './booking-status.ts';

/** One place of an order, as far as what comes back for it asks. Amounts are pence. */
export interface PaidPlace {
  id: string;
  /** Its place in the order, from 0. */
  position: number;
  status: BookingStatus;
  basePence: number;
  pricePaidPence: number;
  /** Still to be paid at the desk. */
  duePence: number;
  savingKind: string | null;
  /** Given up in the last 24 hours … */
  givenUpAt: Date | null;
  /** … and taken by somebody, so that what it cost came back. */
  forgivenAt: Date | null;
  /** The studio took it back, so that what it cost came back. */
  withdrawnAt: Date | null;
}

/** Money that goes back for a booking, in pence, above 0. */
export interface PlaceRefund {
  bookingId: string;
  amountPence: number;
}

/**
 * What goes back when one place of an order is cancelled (handbook: cancelling 3). What it cost, unless it is one of a pair for one price: while
 * the other stands nothing does, since that one now costs the full price; when the other is gone, all that is left of
 * both does. One that the studio takes back brings its own share at once, and the other is a place by itself from then on.
 */
export function refundForPlace(place: PaidPlace, order: readonly PaidPlace[]): PlaceRefund[] {
  const partner = findPairedPlace(place, order);
  if (!partner) return positive([whole(place)]);
  if (!isGone(partner)) {
    if (place.withdrawnAt) return positive([whole(place)]);
    const beyondPrice = place.pricePaidPence + partner.pricePaidPence - place.basePence;
    return positive([{ bookingId: place.id, amountPence: beyondPrice }]);
  }
  return positive([whole(place), whole(partner)]);
}

/** Of money that goes back, what is left to give: less what staff have given back of each booking before. */
export function subtractEarlierRefunds(
  back: readonly PlaceRefund[],
  givenBefore: (bookingId: string) => number,
): PlaceRefund[] {
  return positive(
    back.map(({ bookingId, amountPence }) => {
      return { bookingId, amountPence: amountPence - givenBefore(bookingId) };
    }),
  );
}

/** The place that shares one price with a place; null when it was paid for by itself, or the studio took the other back. */
export function findPairedPlace<Place extends PaidPlace>(
  place: PaidPlace,
  order: readonly Place[],
): Place | null {
  if (place.savingKind !== 'offer') return null;
  const partner = order.find(({ position }) => position === getPairPosition(place.position));
  return partner?.savingKind === 'offer' && !partner.withdrawnAt ? partner : null;
}

/** Whether a place stands no longer, in time or taken by somebody else: one that was only given up has been paid for. */
function isGone({ status, givenUpAt, forgivenAt }: PaidPlace): boolean {
  return status === 'CANCELLED' && (givenUpAt === null || forgivenAt !== null);
}

function whole({ id, pricePaidPence }: PaidPlace): PlaceRefund {
  return { bookingId: id, amountPence: pricePaidPence };
}

function positive(back: readonly PlaceRefund[]): PlaceRefund[] {
  return back.filter(({ amountPence }) => amountPence > 0);
}
