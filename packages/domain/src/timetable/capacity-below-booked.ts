/** Numbers of occupied places of a class. */
export interface PlacesTaken {
  booked: number;
  held: number;
}

/**
 * Returns why a class can't have so few places, or null when it can. The reason is a sentence such as "8 people are
 * booked and 1 place is held just now, so there have to be at least 9 places."
 */
export function capacityBelowBookedText(capacity: number, { booked, held }: PlacesTaken): string | null {
  const taken = booked + held;
  if (capacity >= taken) return null;
  const people = booked === 1 ? '1 person is booked' : `${booked} people are booked`;
  const places = held === 1 ? '1 place is held just now' : `${held} places are held just now`;
  const takenText = held === 0 ? people : booked === 0 ? places : `${people} and ${places}`;
  return `${takenText}, so there ${taken === 1 ? 'has to be at least 1 place' : `have to be at least ${taken} places`}.`;
}
