import { paths } from '@studio/contracts/paths';
import type {
  ListOneToOneOptionsResponse,
  QuoteStaffBookingResponse,
} from '@studio/contracts/staff-bookings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { type AppliedCodes, toCodeFields } from '../../../lib/payments/use-desk-codes.ts';

/**
 * Queries of the forms that book for a client. They aren't cached after a form closes, because a form takes
 * its initial values from them.
 */
export const bookForPersonQueries = {
  quote: (personId: string, classId: string, codes: AppliedCodes) =>
    queryOptions({
      queryKey: ['book-for-person', 'quote', personId, classId, codes],
      queryFn: () =>
        browserApi().call<QuoteStaffBookingResponse>(paths.bookQuote, {
          personId,
          classId,
          ...toCodeFields(codes),
        }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
  oneToOneOptions: (personId: string) =>
    queryOptions({
      queryKey: ['book-for-person', 'one-to-one', personId],
      queryFn: () => browserApi().call<ListOneToOneOptionsResponse>(paths.oneToOneOptions, { personId }),
      gcTime: 0,
    }),
};
