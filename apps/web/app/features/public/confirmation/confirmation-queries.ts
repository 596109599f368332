import type { BookingResponse } from '@studio/contracts/bookings';
import { queryOptions } from '@tanstack/react-query';
import { isRejected } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { type BookingLink, getBooking } from './confirmation-api.ts';

/** Interval of refetches in ms while a refund is pending, or after a refetch has failed. */
const refetchMs = 3_000;

/** Time in ms for which a pending refund is refetched. */
const refundRefetchedForMs = 15_000;

/** Maximum number of failed refetches after which a timer still retries. */
const maxFailures = 3;

/** Queries of the booking pages. Invalidate `all` after a change to a booking. */
export const confirmationQueries = {
  all: memberQueryKeys.bookings,
  booking: (link: BookingLink) =>
    queryOptions({
      queryKey: [...memberQueryKeys.booking(link.bookingId), link.key],
      queryFn: () => getBooking(link),
      refetchInterval: ({ state: { data, error, errorUpdateCount } }) => {
        if (!data || isRejected(error)) return false;
        const pending = error ? errorUpdateCount <= maxFailures : isRefundPending(data);
        return pending && refetchMs;
      },
    }),
};

function isRefundPending({ booking: { paymentStatus, refunds } }: BookingResponse): boolean {
  const decidedAt = refunds.at(-1)?.at;
  if (paymentStatus !== 'refund_initiated' || !decidedAt) return false;
  return getServerTime().getTime() - Date.parse(decidedAt) < refundRefetchedForMs;
}
