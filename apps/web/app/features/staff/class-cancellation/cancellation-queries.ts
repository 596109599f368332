import type { ClassCancellationProgress } from '@studio/contracts/staff-cancel-class';
import { queryOptions } from '@tanstack/react-query';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { getCancellationProgress, previewClassCancellation } from './cancel-class-api.ts';
import { summariseProgress } from './cancellation-text.ts';

const pollMs = 900;

/** Queries of cancelling classes. They aren't cached, so that the dialog never shows earlier amounts. */
export const cancellationQueries = {
  preview: (classIds: readonly string[]) =>
    queryOptions({
      queryKey: ['class-cancellation', 'preview', classIds],
      queryFn: () => previewClassCancellation(classIds),
      gcTime: 0,
    }),
  /** Polls until the cancellation is settled. `started` is the response that started it. */
  progress: (classIds: readonly string[], started: ClassCancellationProgress[]) =>
    queryOptions({
      queryKey: ['class-cancellation', 'progress', classIds],
      queryFn: () => getCancellationProgress(classIds),
      initialData: started,
      refetchInterval: ({ state }) => (summariseProgress(state.data ?? started).settled ? false : pollMs),
      gcTime: 0,
    }),
  /** Polls the progress of one cancelled class until it is settled. Empty when no one had booked the class. */
  ofClass: (classId: string) =>
    queryOptions({
      queryKey: ['class-cancellation', 'class', classId],
      queryFn: () =>
        getCancellationProgress([classId]).catch((error: unknown) => {
          if (toApiFailure(error).code === 'not_found') return [];
          throw error;
        }),
      refetchInterval: ({ state: { data } }) => (data && !summariseProgress(data).settled ? pollMs : false),
      gcTime: 0,
    }),
};
