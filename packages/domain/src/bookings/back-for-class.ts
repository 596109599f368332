import { type BackForPlace, backForPlace, type PaidPlace } from './back-for-place.ts';

/** A place of an order, with the class that it is in now: one of an order may have been moved. */
export interface PlaceInClass extends PaidPlace {
  classId: string;
}

/** A place that ends with its class, and the money that goes back with it, in pence. */
export interface EndedPlace<Place extends PlaceInClass> {
  place: Place;
  back: BackForPlace[];
}

/** Whether a place ends when its class is cancelled: it stands, or was given up late and nothing has come back for it. */
export function endsWithClass({ status, givenUpAt, forgivenAt }: PaidPlace): boolean {
  return status === 'CONFIRMED' || (status === 'CANCELLED' && givenUpAt !== null && forgivenAt === null);
}

/**
 * What goes back for the places of one order when the studio cancels a class (handbook: cancelling 4): all that was paid for those in it, of a pair
 * for one price the price once. A place that was given up late is paid back as well: nobody could have taken it.
 */
export function backForClass<Place extends PlaceInClass>(
  order: readonly Place[],
  classId: string,
  now: Date,
): EndedPlace<Place>[] {
  const ended = new Map<string, PaidPlace>();
  const places = order.filter((place) => place.classId === classId && endsWithClass(place));
  return places.map((place) => {
    const asItIs = order.map((one) => ended.get(one.id) ?? one);
    const back = backForPlace(place, asItIs);
    ended.set(place.id, { ...place, status: 'CANCELLED', forgivenAt: place.givenUpAt ? now : null });
    return { place, back };
  });
}
