import { paths } from '@studio/contracts/paths';
import type { GetUnreadCountsResponse } from '@studio/contracts/staff-messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../api/browser-api.ts';

export type StaffUnreadCounts = Pick<GetUnreadCountsResponse, 'messages' | 'reviews' | 'conversations'>;

const noCounts: StaffUnreadCounts = { messages: 0, reviews: 0, conversations: 0 };

/** Queries of the counts in the navigation. Invalidate `all` after staff have read or answered something. */
export const staffUnreadCountQueries = {
  all: ['staff-counts'] as const,
  unread: () =>
    queryOptions({
      queryKey: ['staff-counts', 'unread'],
      queryFn: () => browserApi().call<GetUnreadCountsResponse>(paths.staffCounts, {}),
      // Short enough that staff soon notice a visitor who waits in the chat.
      refetchInterval: 20_000,
    }),
};

/**
 * Polls the counts. All are 0 until they have loaded, and for people without access. The last counts stay when a
 * refetch fails.
 */
export function useStaffUnreadCounts(allowed: boolean): StaffUnreadCounts {
  const { data } = useQuery({ ...staffUnreadCountQueries.unread(), enabled: allowed });
  return data ?? noCounts;
}
