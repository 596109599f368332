import type { MapBed } from '@studio/contracts/beds';

/**
 * Returns the numbers of the own beds, those chosen longest ago first. `touched` are the beds that the client has
 * touched, oldest first. Beds that the client never touched come before all others.
 */
export function sortByChoice(beds: readonly MapBed[], touched: readonly number[]): number[] {
  return beds
    .filter(({ state }) => state === 'own')
    .map(({ number }) => number)
    .sort((one, other) => touched.lastIndexOf(one) - touched.lastIndexOf(other));
}

/**
 * Returns the own beds after a client touched a free bed: it replaces the bed that was chosen longest ago, so that there
 * is one bed for each place. Places that have no bed yet get the first free ones.
 */
export function chooseBed(
  beds: readonly MapBed[],
  { bed, touched, places }: { bed: number; touched: readonly number[]; places: number },
): number[] {
  const own = sortByChoice(beds, touched).filter((number) => number !== bed);
  const chosen = [...own, bed].slice(-places);
  const spare = beds.filter(({ state, number }) => state === 'free' && number !== bed);
  return [...chosen, ...spare.map(({ number }) => number).slice(0, places - chosen.length)];
}

/** Returns the map as it is once the server has confirmed that these beds are the own ones. */
export function markOwnBeds(beds: readonly MapBed[], own: readonly number[]): MapBed[] {
  return beds.map((bed) => {
    if (own.includes(bed.number)) return { ...bed, state: 'own' };
    return bed.state === 'own' ? { ...bed, state: 'free' } : bed;
  });
}
