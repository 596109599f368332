import { queryOptions } from '@tanstack/react-query';
import {
  listWaitingListEntries,
  loadWaitingListEntries,
  type WaitingListEntryLink,
} from './waiting-list-api.ts';

/** Queries of waiting list entries. They are polled, because places can become free at any time. */
export const waitingListQueries = {
  entries: () =>
    queryOptions({
      queryKey: ['waiting-list', 'entries'],
      queryFn: listWaitingListEntries,
      refetchInterval: 15_000,
    }),
  /** Entry of a link, followed by the alternatives in its group. */
  entry: (link: WaitingListEntryLink) =>
    queryOptions({
      queryKey: ['waiting-list', 'entry', link.entryId, link.key],
      queryFn: () => loadWaitingListEntries(link),
      refetchInterval: 10_000,
    }),
};
