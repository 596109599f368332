/** Returns what a place is called: a bed for the reformer. */
function noun(activityType: string): 'bed' | 'place' {
  return activityType.toLowerCase() === 'reformer' ? 'bed' : 'place';
}

/** Formats places as text, such as "the bed" or "the 2 places". */
export function formatPlaces(activityType: string, count: number): string {
  return count === 1 ? `the ${noun(activityType)}` : `the ${count} ${noun(activityType)}s`;
}

/** Describes the free places, such as "5 beds are still free" or "1 place is still free". */
export function describeFreePlaces(activityType: string, freePlaces: number): string {
  return freePlaces === 1
    ? `1 ${noun(activityType)} is still free`
    : `${freePlaces} ${noun(activityType)}s are still free`;
}
