/** Describes the free places, such as "5 places are still available" or "1 place is still available". */
export function describeFreePlaces(freePlaces: number): string {
  return freePlaces === 1 ? '1 place is still available' : `${freePlaces} places are still available`;
}
