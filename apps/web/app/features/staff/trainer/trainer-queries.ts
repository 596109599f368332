import { queryOptions } from '@tanstack/react-query';
import { type SelectedInstructorId, trainerApi } from './trainer-api.ts';

/** Queries of an instructor's classes. Invalidate `all` after a change to a class, its roster or its cover. */
export const trainerQueries = {
  all: ['trainer'] as const,
  week: (selection: SelectedInstructorId, from: string, days: number) =>
    queryOptions({
      queryKey: ['trainer', 'week', { selection, from, days }],
      queryFn: () => trainerApi.week(selection, from, days),
    }),
  class: (classId: string) =>
    queryOptions({
      queryKey: ['trainer', 'class', classId],
      queryFn: () => trainerApi.class(classId),
      refetchInterval: 30_000,
    }),
  beds: (classId: string) =>
    queryOptions({
      queryKey: ['trainer', 'class', classId, 'beds'],
      queryFn: () => trainerApi.beds(classId),
      refetchInterval: 30_000,
    }),
  availability: (selection: SelectedInstructorId) =>
    queryOptions({
      queryKey: ['trainer', 'availability', selection],
      queryFn: () => trainerApi.availability(selection),
      // The form reads its initial values only once, so they must not come from the cache.
      gcTime: 0,
    }),
};
