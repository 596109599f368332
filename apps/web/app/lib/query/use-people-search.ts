import { paths } from '@studio/contracts/paths';
import type { PeopleFilter, PersonSearchResult, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { browserApi } from '../api/browser-api.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

const pauseMs = 180;

/** Key of all people searches. */
export const peopleSearchKey = ['people-search'] as const;

/** Result of a people search. Earlier results stay until the next ones arrive. */
export interface PeopleSearch {
  people: readonly PersonSearchResult[];
  /** Number of matches; null until loaded. */
  total: number | null;
  /** Whether the results don't belong to the current query yet. */
  isSearching: boolean;
  /** Whether there are no results to show, because the search failed. */
  isError: boolean;
  refetch: () => void;
  /** Loads the next page; null on the last. */
  loadMore: (() => void) | null;
  isLoadingMore: boolean;
  isLoadMoreError: boolean;
}

/** Searches people 180 ms after the last keystroke. Loads `limit` people per page. */
export function usePeopleSearch(query: string, filter: PeopleFilter, limit: number): PeopleSearch {
  const typed = query.trim();
  const input = { query: useDebouncedValue(typed, pauseMs), filter, limit };
  const search = useInfiniteQuery({
    queryKey: [...peopleSearchKey, input],
    queryFn: ({ pageParam, signal }) =>
      browserApi().call<SearchPeopleResponse>(
        paths.peopleSearch,
        { ...input, cursor: pageParam },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
  const pages = search.data?.pages ?? [];
  return {
    people: pages.flatMap(({ people }) => people),
    total: pages.at(-1)?.total ?? null,
    isSearching: typed !== input.query || search.isPending || search.isPlaceholderData,
    isError: search.isLoadingError,
    refetch: () => void search.refetch(),
    loadMore: search.hasNextPage ? () => void search.fetchNextPage() : null,
    isLoadingMore: search.isFetchingNextPage,
    isLoadMoreError: search.isFetchNextPageError,
  };
}
