/** A reformer place is a bed; on the mat and in yoga it is a place. */
function noun(activityType: string): 'bed' | 'place' {
  return activityType.toLowerCase() === 'reformer' ? 'bed' : 'place';
}

/** "the bed", "the 2 places". */
export function formatPlaces(activityType: string, count: number): string {
  return count === 1 ? `the ${noun(activityType)}` : `the ${count} ${noun(activityType)}s`;
}

/** "5 beds are still free", "1 place is still free". */
export function describeFreePlaces(activityType: string, left: number): string {
  return left === 1
    ? `1 ${noun(activityType)} is still free`
    : `${left} ${noun(activityType)}s are still free`;
}
