import { queryOptions } from '@tanstack/react-query';
import { getQuote } from './checkout-api.ts';

export const checkoutQueries = {
  /** How the member or guest can pay. Each code is sent once, because the server limits attempts with codes. */
  quote: (holdId: string, memberId: string | null, code: string | null) =>
    queryOptions({
      queryKey: ['hold-quote', holdId, memberId, code],
      queryFn: () => getQuote(holdId, code),
      staleTime: Infinity,
      refetchOnMount: 'always',
    }),
};
