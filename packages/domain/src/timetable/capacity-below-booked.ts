import { formatCount, formatList, selectPlural } from '../text/format.ts';
/** Numbers of occupied places of a class. */
export interface PlacesTaken {
  booked: number;
  held: number;
}

/**
 * Returns why `capacity` is too low for a class, or null when it isn't. The reason is a sentence such as "8 places are
 * booked and 1 place is held, so the class needs at least 9 places."
 */
export function getCapacityBelowBookedText(capacity: number, { booked, held }: PlacesTaken): string | null {
  const taken = booked + held;
  if (capacity >= taken) return null;
  const places = (count: number) => formatCount(count, 'place');
  const areTaken = (count: number, how: string) =>
    `${places(count)} ${selectPlural(count, 'is', 'are')} ${how}`;
  const parts = [
    ...(booked > 0 ? [areTaken(booked, 'booked')] : []),
    ...(held > 0 ? [areTaken(held, 'held')] : []),
  ];
  return `${formatList(parts)}, so the class needs at least ${places(taken)}.`;
}
