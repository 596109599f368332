import type { BookingListResponse, ListedBooking } from '@studio/contracts/member-bookings';
import { useCallback, useRef, useState } from 'react';
import { deduplicateBookings } from './group-by-day.ts';

export interface BookingPages {
  items: readonly ListedBooking[];
  /** There are more pages. */
  more: boolean;
  at: 'idle' | 'busy' | 'failed';
  /** The first page is being refetched, so the shown items may be outdated. */
  anew: boolean;
  /** Loads the next page, or the first. */
  next: () => void;
  /** Refetches from the first page. Shown items stay until it arrives. */
  restart: () => void;
  /** The first page has loaded. */
  begun: boolean;
}

interface Held {
  items: readonly ListedBooking[];
  cursor: string | null;
  begun: boolean;
}

const nothing: Held = { items: [], cursor: null, begun: false };

/** Appends pages. If a booking moved between two pages, only its last occurrence stays. */
export function useBookingPages(load: (cursor: string | null) => Promise<BookingListResponse>): BookingPages {
  const [held, setHeld] = useState(nothing);
  const [at, setAt] = useState<BookingPages['at']>('idle');
  const [anew, setAnew] = useState(false);
  const running = useRef(0);
  const run = useCallback(
    (from: Held) => {
      const turn = ++running.current;
      setAt('busy');
      setAnew(from === nothing);
      load(from.cursor).then(
        ({ items, cursor }) => {
          if (turn !== running.current) return;
          setHeld({ items: deduplicateBookings([...from.items, ...items]), cursor, begun: true });
          setAt('idle');
        },
        () => turn === running.current && setAt('failed'),
      );
    },
    [load],
  );
  return {
    items: held.items,
    more: held.cursor !== null,
    at,
    anew: anew && at === 'busy',
    begun: held.begun,
    next: () => run(held),
    restart: useCallback(() => run(nothing), [run]),
  };
}
