import type { Period } from '@studio/domain/insight/period';
import { queryOptions } from '@tanstack/react-query';
import { loadInsight } from './insight-api.ts';

/** Queries of the reports. */
export const insightQueries = {
  period: (period: Period) =>
    queryOptions({
      queryKey: ['insight', period],
      queryFn: () => loadInsight(period),
      // Reports are expensive to calculate and change slowly.
      staleTime: 60_000,
    }),
};
