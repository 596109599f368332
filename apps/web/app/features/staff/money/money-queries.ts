import type { MoneySource } from '@studio/contracts/staff-money';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { personQueryKeys } from '../../../lib/query/person-query-keys.ts';
import { isAwaitingCreditNote } from './is-awaiting-credit-note.ts';
import {
  type DocumentKind,
  listPayments,
  loadDispute,
  loadFailedRefunds,
  loadInvoices,
  loadNoShowFees,
  loadPayment,
  loadPaymentTotals,
  type MoneyFilter,
} from './money-api.ts';

const creditNotePollMs = 3_000;

/** Queries of payments, refunds, fees and documents. Invalidate `all` after each change. */
export const moneyQueries = {
  all: ['money'] as const,
  payments: (filter: MoneyFilter) =>
    infiniteQueryOptions({
      queryKey: ['money', 'payments', filter],
      queryFn: ({ pageParam }) => listPayments(filter, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.cursor,
    }),
  totals: (filter: MoneyFilter) =>
    queryOptions({ queryKey: ['money', 'totals', filter], queryFn: () => loadPaymentTotals(filter) }),
  /** Details of a payment. Polls until the credit note of a new refund is issued. */
  payment: (source: MoneySource, id: string) =>
    queryOptions({
      queryKey: ['money', 'payment', source, id],
      queryFn: () => loadPayment(source, id),
      refetchInterval: ({ state }) => {
        const now = getServerTime();
        return state.data?.refunds.some((refund) => isAwaitingCreditNote(refund, now))
          ? creditNotePollMs
          : false;
      },
    }),
  dispute: (id: string) =>
    queryOptions({ queryKey: ['money', 'dispute', id], queryFn: () => loadDispute(id) }),
  failedRefunds: () => queryOptions({ queryKey: ['money', 'failed-refunds'], queryFn: loadFailedRefunds }),
  invoices: (kind: DocumentKind, query: string) =>
    infiniteQueryOptions({
      queryKey: ['money', 'invoices', kind, query],
      queryFn: ({ pageParam }) => loadInvoices(kind, query, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => last.cursor,
    }),
  noShowFees: () =>
    queryOptions({ queryKey: ['money', 'no-show-fees'], queryFn: () => loadNoShowFees(null) }),
  /**
   * Unpaid no-show fees of a client. Their query key doesn't start with that of `all`, because the fees also change
   * with the client's bookings.
   */
  personNoShowFees: (personId: string) =>
    queryOptions({
      queryKey: [...personQueryKeys.person(personId), 'no-show-fees'],
      queryFn: () => loadNoShowFees(personId),
    }),
};
