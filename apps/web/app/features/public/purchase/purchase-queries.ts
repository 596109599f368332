import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { fetchQuote, type QuoteInput } from './purchase-api.ts';

export const purchaseQueries = {
  /**
   * Price for the current member. Not refetched on focus or reconnection, because the server limits attempts with codes.
   */
  quote: (input: QuoteInput | null) =>
    queryOptions({
      queryKey: ['purchase-quote', input],
      queryFn: input ? ({ signal }) => fetchQuote(input, signal) : skipToken,
      // Applying a code that was just checked doesn't send it again within 5 s. A later visit of the page does.
      staleTime: 5_000,
      gcTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      placeholderData: keepPreviousData,
    }),
};
