import { useEffect, useState } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import type { BookingQuery } from './booking-query.ts';
import { getBooking } from './confirmation-api.ts';
import { keepBookingOnFailedRefetch } from './keep-booking-on-failed-refetch.ts';

/**
 * Delays before each refetch in ms, while a refund is pending or the last refetch failed. Polling stops after the last.
 */
const looksMs = [1500, 4000, 10_000];

/** Loads the booking of a signed link, and polls while a refund is pending. */
export function useBooking(bookingId: string, key: string | undefined) {
  const [state, setState] = useState<BookingQuery>({ at: 'loading' });
  /** The last refetch failed, so the shown booking may be outdated. */
  const [behind, setBehind] = useState(false);
  const reload = async () => {
    const looked = await load(bookingId, key);
    setBehind(looked.at === 'failed');
    setState((before) => keepBookingOnFailedRefetch(before, looked));
  };
  useEffect(() => {
    let wanted = true;
    void load(bookingId, key).then((loaded) => {
      if (wanted) setState(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [bookingId, key]);
  const refunding = state.at === 'shown' && state.answer.booking.paymentStatus === 'refund_initiated';
  useLooksAgain(refunding || (state.at === 'shown' && behind), reload);
  return { state, reload };
}

async function load(bookingId: string, key: string | undefined): Promise<BookingQuery> {
  try {
    return { at: 'shown', answer: await getBooking({ bookingId, key }) };
  } catch (error) {
    const message = (error instanceof Error && error.message) || 'Failed to load booking';
    return { at: isNotFound(error) ? 'missing' : 'failed', message };
  }
}

function useLooksAgain(pending: boolean, look: () => Promise<void>): void {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const wait = looksMs[looks];
    if (!pending || wait === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void look();
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, looks, look]);
}
