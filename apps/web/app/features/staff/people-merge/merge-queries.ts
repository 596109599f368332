import { paths } from '@studio/contracts/paths';
import type {
  ListMergeSuggestionsResponse,
  ListMergesResponse,
  PreviewMergeResponse,
} from '@studio/contracts/staff-merge';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Ids of two clients. */
export interface MergePair {
  personId: string;
  otherId: string;
}

/** Queries about duplicate clients. Invalidate `all` after a merge, an undo or a dismissal. */
export const mergeQueries = {
  all: ['merges'] as const,
  /** Possible duplicates of a client; null for all pairs. */
  suggestions: (personId: string | null) =>
    queryOptions({
      queryKey: ['merges', 'suggestions', personId],
      queryFn: () => browserApi().call<ListMergeSuggestionsResponse>(paths.mergeSuggestions, { personId }),
    }),
  merged: (personId: string) =>
    queryOptions({
      queryKey: ['merges', 'merged', personId],
      queryFn: () => browserApi().call<ListMergesResponse>(paths.mergeList, { personId }),
    }),
  /**
   * Preview of a merge. Its query key doesn't start with that of `all`, because a refetch after the merge would fail.
   */
  preview: (pair: MergePair | null) =>
    queryOptions({
      queryKey: ['merge-preview', pair],
      queryFn: pair ? () => browserApi().call<PreviewMergeResponse>(paths.mergePreview, pair) : skipToken,
    }),
};
