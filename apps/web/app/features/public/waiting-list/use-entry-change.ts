import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WaitingListEntryLink } from './waiting-list-api.ts';
import { waitingListQueries } from './waiting-list-queries.ts';

/** Changes an entry and shows the entries of the response. */
export function useEntryChange(
  link: WaitingListEntryLink,
  change: (link: WaitingListEntryLink) => Promise<WaitingEntry[]>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => change(link),
    onSuccess: async (entries) => {
      const { queryKey } = waitingListQueries.entry(link);
      // A poll in flight may have read the entries before the change, so its response is dropped.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, entries);
    },
  });
}
