import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type AppliedCodes, toCodeFields } from '../../../lib/payments/use-desk-codes.ts';
import { personQueryKeys } from '../../../lib/query/person-query-keys.ts';
import { showToast } from '../../../ui/toast.ts';
import { personApi, type SaleGoods } from './person-api.ts';

export type BookingScope = 'upcoming' | 'past';

const all = personQueryKeys.person;

/** Takes the place of the client's id in the keys of a sale without a client. */
export const noClient = 'no-client';

/** Queries of a client's profile. Invalidate `all` after a change to anything about the client. */
export const personQueries = {
  all,
  profile: (personId: string) =>
    queryOptions({ queryKey: [...all(personId), 'profile'], queryFn: () => personApi.get(personId) }),
  bookings: (personId: string, scope: BookingScope) =>
    infiniteQueryOptions({
      queryKey: [...all(personId), 'bookings', scope],
      queryFn: ({ pageParam }) => personApi.bookings({ personId, scope, cursor: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  entitlements: (personId: string) =>
    queryOptions({
      queryKey: [...all(personId), 'entitlements'],
      queryFn: () => personApi.entitlements(personId),
    }),
  movements: (personId: string, entitlementId: string) =>
    queryOptions({
      queryKey: [...all(personId), 'movements', entitlementId],
      queryFn: () => personApi.movements(entitlementId),
    }),
  payments: (personId: string, cursor: string | null) =>
    queryOptions({
      queryKey: [...all(personId), 'payments', cursor],
      queryFn: () => personApi.payments({ personId, cursor }),
    }),
  /** Price of a sale with codes. It isn't cached, because the balance of a gift card changes. */
  saleQuote: (personId: string, goods: SaleGoods, codes: AppliedCodes) =>
    queryOptions({
      queryKey: [...all(personId), 'sale-quote', goods, codes],
      queryFn: () => personApi.quoteSale({ personId, ...goods, ...toCodeFields(codes) }),
      gcTime: 0,
    }),
  /** Products for a client; without one, only front desk items. */
  sellable: (personId: string | null) =>
    queryOptions({
      queryKey: [...all(personId ?? noClient), 'sellable'],
      queryFn: () => personApi.sellable(personId),
    }),
};

/** Returns a function to call after any change to the client. It shows a message and refetches the client's data. */
export function usePersonRefresh(personId: string): (message?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (message) => {
    if (message) showToast(message);
    return queryClient.invalidateQueries({ queryKey: personQueries.all(personId) });
  };
}
