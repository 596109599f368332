import { calculatePlaceRefunds, type PaidPlace, type PlaceRefund } from './refund-for-place.ts';

/** Place of an order with its current class. Other places of the order may have moved to another class. */
export interface PlaceInClass extends PaidPlace {
  classId: string;
}

/** Place that is cancelled with its class, and its refunds in pence. */
export interface CancelledPlace<Place extends PlaceInClass> {
  place: Place;
  placeRefunds: PlaceRefund[];
}

/**
 * Returns whether cancelling a class cancels one of its places: the place is confirmed, or it was late cancelled and
 * nothing has been returned for it.
 */
export function isCancelledWithClass({ status, lateCancelledAt, waivedAt }: PaidPlace): boolean {
  return status === 'CONFIRMED' || (status === 'CANCELLED' && lateCancelledAt !== null && waivedAt === null);
}

/**
 * Returns the refunds for the places of one order when the studio cancels a class (handbook: cancelling 4). Refunds
 * everything that was paid for them; a pair had one price, which is refunded once. Late cancellations are refunded too,
 * because no one can take those places now.
 */
export function calculateClassCancellationRefunds<Place extends PlaceInClass>(
  order: readonly Place[],
  classId: string,
  now: Date,
): CancelledPlace<Place>[] {
  const ended = new Map<string, PaidPlace>();
  const places = order.filter((place) => place.classId === classId && isCancelledWithClass(place));
  return places.map((place) => {
    const updatedOrder = order.map((one) => ended.get(one.id) ?? one);
    const placeRefunds = calculatePlaceRefunds(place, updatedOrder);
    ended.set(place.id, { ...place, status: 'CANCELLED', waivedAt: place.lateCancelledAt ? now : null });
    return { place, placeRefunds };
  });
}
