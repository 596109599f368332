import { useEffect, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import type { BookingQueryState } from './booking-query.ts';
import { getBooking } from './confirmation-api.ts';
import { keepBookingOnFailedRefetch } from './keep-booking-on-failed-refetch.ts';

/**
 * Delays before each refetch in ms, while a refund is pending or the last refetch failed. After the last
 * delay, polling stops.
 */
const refetchDelaysMs = [1500, 4000, 10_000];

/** Loads the booking of a signed link, and polls while a refund is pending. */
export function useBooking(bookingId: string, key: string | undefined) {
  const [state, setState] = useState<BookingQueryState>({ at: 'loading' });
  /** Whether the last refetch failed, so that the shown booking may be outdated. */
  const [isOutdated, setIsOutdated] = useState(false);
  const reload = async () => {
    const refetched = await load(bookingId, key);
    setIsOutdated(refetched.at === 'failed');
    setState((before) => keepBookingOnFailedRefetch(before, refetched));
  };
  useEffect(() => {
    let isCurrent = true;
    void load(bookingId, key).then((loaded) => {
      if (isCurrent) setState(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [bookingId, key]);
  const refunding = state.at === 'shown' && state.response.booking.paymentStatus === 'refund_initiated';
  useRefetchWhile(refunding || (state.at === 'shown' && isOutdated), reload);
  return { state, reload };
}

async function load(bookingId: string, key: string | undefined): Promise<BookingQueryState> {
  try {
    return { at: 'shown', response: await getBooking({ bookingId, key }) };
  } catch (error) {
    const message = (error instanceof Error && error.message) || 'Failed to load booking';
    return { at: isNotFound(error) ? 'missing' : 'failed', message };
  }
}

function useRefetchWhile(pending: boolean, refetch: () => Promise<void>): void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const wait = refetchDelaysMs[attempts];
    if (!pending || wait === undefined) return;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, attempts, refetch]);
}
