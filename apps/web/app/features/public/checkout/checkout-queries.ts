import { queryOptions } from '@tanstack/react-query';
import { getQuote } from './checkout-api.ts';

/** Interval in ms for checking whether the class has changed. */
const checkIntervalMs = 30_000;

/** Minimum time in ms between two checks, so that not every switch between windows causes one. */
const minRefocusMs = 3_000;

export const checkoutQueries = {
  /**
   * Checks periodically whether the class has changed since the hold was loaded. If so, `checkHold` makes the page
   * show the change.
   */
  holdCheck: (holdId: string, checkHold: () => Promise<boolean>) =>
    queryOptions({
      queryKey: ['hold-check', holdId],
      queryFn: checkHold,
      initialData: true,
      staleTime: minRefocusMs,
      refetchInterval: checkIntervalMs,
      retry: false,
    }),
  /**
   * Payment methods of the member or guest. Not refetched on focus or reconnection, because the server limits attempts with
   * promo codes.
   */
  quote: (holdId: string, memberId: string | null, code: string | null) =>
    queryOptions({
      queryKey: ['hold-quote', holdId, memberId, code],
      queryFn: () => getQuote(holdId, code),
      // Applying a code that was just checked doesn't send it again within 5 s. A later visit of the page does.
      staleTime: 5_000,
      gcTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
