/** A reformer place is called a bed. */
function noun(activityType: string): 'bed' | 'place' {
  return activityType.toLowerCase() === 'reformer' ? 'bed' : 'place';
}

/** Formats "the bed" or "the 2 places". */
export function formatPlaces(activityType: string, count: number): string {
  return count === 1 ? `the ${noun(activityType)}` : `the ${count} ${noun(activityType)}s`;
}

/** Formats "5 beds are still free" or "1 place is still free". */
export function describeFreePlaces(activityType: string, freePlaces: number): string {
  return freePlaces === 1
    ? `1 ${noun(activityType)} is still free`
    : `${freePlaces} ${noun(activityType)}s are still free`;
}
