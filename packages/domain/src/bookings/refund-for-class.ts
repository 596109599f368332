import { type PaidPlace, type PlaceRefund, refundForPlace } from './refund-for-place.ts';

/** A place of an order, with the class that it is in now: one of an order may have been moved. */
export interface PlaceInClass extends PaidPlace {
  classId: string;
}

/** A place that ends with its class, and the money that goes back with it, in pence. */
export interface CancelledPlace<Place extends PlaceInClass> {
  place: Place;
  back: PlaceRefund[];
}

/** Whether a place ends when its class is cancelled: it stands, or was given up late and nothing has come back for it. */
export function isCancelledWithClass({ status, givenUpAt, forgivenAt }: PaidPlace): boolean {
  return status === 'CONFIRMED' || (status === 'CANCELLED' && givenUpAt !== null && forgivenAt === null);
}

/**
 * What goes back for the places of one order when the studio cancels a class (handbook: cancelling 4): all that was paid for those in it, of a pair
 * for one price the price once. A place that was given up late is paid back as well: nobody could have taken it.
 */
export function refundForClass<Place extends PlaceInClass>(
  order: readonly Place[],
  classId: string,
  now: Date,
): CancelledPlace<Place>[] {
  const ended = new Map<string, PaidPlace>();
  const places = order.filter((place) => place.classId === classId && isCancelledWithClass(place));
  return places.map((place) => {
    const asItIs = order.map((one) => ended.get(one.id) ?? one);
    const back = refundForPlace(place, asItIs);
    ended.set(place.id, { ...place, status: 'CANCELLED', forgivenAt: place.givenUpAt ? now : null });
    return { place, back };
  });
}
