import { queryOptions } from '@tanstack/react-query';
import { loadToday, searchPeople } from './today-api.ts';

/** Queries of the day's overview. Invalidate `all` after a change to a booking, a tour or a task. */
export const todayQueries = {
  all: ['today'] as const,
  overview: () =>
    queryOptions({ queryKey: ['today', 'overview'], queryFn: loadToday, refetchInterval: 30_000 }),
  /** Clients found by text or booking code. Loads nothing for a single character. */
  search: (query: string) =>
    queryOptions({
      queryKey: ['today', 'search', query],
      queryFn: () => searchPeople(query),
      enabled: query.length > 1,
    }),
};
