import type { StaffMessage, SubscriberState } from '@studio/contracts/staff-messages';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { staffUnreadCountQueries } from '../../../lib/query/staff-unread-counts.ts';
import { type InboxQuery, listMessages, listSubscribers, readMessage } from './messages-api.ts';

/** Queries of the contact messages. */
export const messageQueries = {
  all: ['messages'] as const,
  list: (query: InboxQuery) =>
    infiniteQueryOptions({
      queryKey: ['messages', 'list', query],
      queryFn: ({ pageParam }) => listMessages(query, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      // A refetch loads all shown pages again, so the interval grows with their number.
      refetchInterval: ({ state }) => 60_000 * (state.data?.pages.length ?? 1),
    }),
  message: (messageId: string) =>
    queryOptions({ queryKey: ['messages', 'message', messageId], queryFn: () => readMessage(messageId) }),
};

/** Queries of the newsletter subscribers. Invalidate `all` after a change to a subscriber. */
export const subscriberQueries = {
  all: ['subscribers'] as const,
  list: (query: { state: SubscriberState; search: string }) =>
    infiniteQueryOptions({
      queryKey: ['subscribers', 'list', query],
      queryFn: ({ pageParam }) => listSubscribers(query, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),
};

/** Shows a changed message, and refetches the list and the navigation's counts. */
export function showChangedMessage(queryClient: QueryClient, message: StaffMessage): Promise<unknown> {
  queryClient.setQueryData(messageQueries.message(message.id).queryKey, message);
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: messageQueries.all }),
    queryClient.invalidateQueries({ queryKey: staffUnreadCountQueries.all }),
  ]);
}
