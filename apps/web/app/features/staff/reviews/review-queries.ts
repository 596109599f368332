import type { ListStaffReviewsResponse, ReviewStatus, StaffReview } from '@studio/contracts/staff-reviews';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { staffUnreadCountQueries } from '../../../lib/query/staff-unread-counts.ts';
import { listReviews } from './reviews-api.ts';

/** Queries of the reviews. */
export const reviewQueries = {
  all: ['reviews'] as const,
  list: (query: { status: ReviewStatus; activityType: string | null }) =>
    infiniteQueryOptions({
      queryKey: ['reviews', query],
      queryFn: ({ pageParam }) => listReviews(query, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      // Without refetches, a decided review stays in the list, so that staff can undo the decision there.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

/** Shows a changed review where the list has it, and refetches the navigation's counts. */
export async function showChangedReview(queryClient: QueryClient, review: StaffReview): Promise<void> {
  // A page of the list that is still loading would overwrite the change with the earlier state of the review.
  await queryClient.cancelQueries({
    queryKey: reviewQueries.all,
    predicate: ({ state }) => state.data !== undefined,
  });
  queryClient.setQueriesData<InfiniteData<ListStaffReviewsResponse, string | null>>(
    { queryKey: reviewQueries.all },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          reviews: page.reviews.map((before) => (before.bookingId === review.bookingId ? review : before)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: staffUnreadCountQueries.all });
}
