import { formatCount, selectPlural } from '@studio/domain/text/format';

/** Describes the free places, such as "5 places left" or "1 place left". */
export function describeFreePlaces(freePlaces: number): string {
  return `${formatCount(freePlaces, 'place')} left`;
}

/** Says that the hold of `places` places has expired, and what the customer has to do. */
export function describeExpiredHold(places: number): string {
  return `Your hold has expired. Hold the ${selectPlural(places, 'place', 'places')} again to continue.`;
}
