import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BedOwner, getBeds } from './beds-api.ts';

export const bedQueries = {
  /** Prefix of the maps of a hold or booking. */
  all: (owner: BedOwner) => ['beds', 'holdId' in owner ? owner.holdId : owner.bookingId] as const,
  /** Map of the room. A new `version` loads the map again, while the old one stays on the page. */
  map: (owner: BedOwner, version: string) =>
    queryOptions({
      queryKey: [...bedQueries.all(owner), version],
      queryFn: () => getBeds(owner),
      placeholderData: keepPreviousData,
    }),
};
