import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { countDeletionBlockers, listDisabledEmails, listInvoices } from './account-api.ts';

/** Queries of the account page's own sections. */
export const accountQueries = {
  invoices: () =>
    infiniteQueryOptions({
      queryKey: [...memberQueryKeys.account, 'invoices'],
      queryFn: ({ pageParam }) => listInvoices(pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  disabledEmails: () => queryOptions({ queryKey: ['disabled-emails'], queryFn: listDisabledEmails }),
  deletionBlockers: (memberId: string | undefined) =>
    queryOptions({
      queryKey: ['deletion-blockers', memberId],
      queryFn: memberId ? () => countDeletionBlockers(memberId) : skipToken,
    }),
};
