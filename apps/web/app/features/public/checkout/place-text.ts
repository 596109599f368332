import { formatCount, selectPlural } from '@studio/domain/text/format';

/** Describes the free places, such as "5 places are still available" or "1 place is still available". */
export function describeFreePlaces(freePlaces: number): string {
  return `${formatCount(freePlaces, 'place')} ${selectPlural(freePlaces, 'is', 'are')} still available`;
}
