import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { fetchQuote, type QuoteInput } from './purchase-api.ts';

export const purchaseQueries = {
  /** Price for the current member. Each code is sent once, because the server limits attempts with codes. */
  quote: (input: QuoteInput | null) =>
    queryOptions({
      queryKey: ['purchase-quote', input],
      queryFn: input ? ({ signal }) => fetchQuote(input, signal) : skipToken,
      // A code that was just checked isn't sent again within 5 s, but a later visit of the page sends it again.
      staleTime: 5_000,
      gcTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      placeholderData: keepPreviousData,
    }),
};
