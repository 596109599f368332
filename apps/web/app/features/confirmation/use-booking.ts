import { useEffect, useState } from 'react';
import { isMissing } from '../../lib/api-error.ts';
import { getBooking } from './confirmation-api.ts';
import { keepShown } from './keep-shown.ts';
import type { LoadedBooking } from './loaded-booking.ts';

/**
 * A refund is on its way for a while, and a look can fail: the page looks again after these milliseconds, then leaves
 * it.
 */
const looksMs = [1500, 4000, 10_000];

/** Loads the booking of a signed link, and again when asked. */
export function useBooking(bookingId: string, key: string | undefined) {
  const [state, setState] = useState<LoadedBooking>({ at: 'loading' });
  /** The last look failed: what is shown may not be the newest. */
  const [behind, setBehind] = useState(false);
  const reload = async () => {
    const looked = await load(bookingId, key);
    setBehind(looked.at === 'failed');
    setState((before) => keepShown(before, looked));
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

async function load(bookingId: string, key: string | undefined): Promise<LoadedBooking> {
  try {
    return { at: 'shown', answer: await getBooking({ bookingId, key }) };
  } catch (error) {
    const message = (error instanceof Error && error.message) || 'Failed to load booking';
    return { at: isMissing(error) ? 'missing' : 'failed', message };
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
