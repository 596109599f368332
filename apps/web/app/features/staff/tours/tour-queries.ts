import { queryOptions } from '@tanstack/react-query';
import { listSlotsForStaff, listTours } from './tours-api.ts';

/** Queries of the booked tours. Invalidate `all` after a change to a tour or to the tour hours. */
export const tourQueries = {
  all: ['tours'] as const,
  list: (range: { from: string; to: string }) =>
    queryOptions({
      queryKey: ['tours', 'list', range],
      queryFn: () => listTours(range),
      refetchInterval: 60_000,
    }),
  freeSlots: () => queryOptions({ queryKey: ['tours', 'free-slots'], queryFn: listSlotsForStaff }),
};
