import type { BookingListResponse, ListedBooking } from '@studio/contracts/member-bookings';
import { useCallback, useRef, useState } from 'react';
import { deduplicateBookings } from './group-by-day.ts';

/** A list that is loaded page by page. */
export interface BookingPages {
  items: readonly ListedBooking[];
  /** There is more behind the last page. */
  more: boolean;
  at: 'idle' | 'busy' | 'failed';
  /** It begins anew: what is shown may be old. */
  anew: boolean;
  /** Loads the next page, the first one at first. */
  next: () => void;
  /** Begins anew with the first page; what is shown stays until it is there. */
  restart: () => void;
  /** The first page has come. */
  begun: boolean;
}

interface Held {
  items: readonly ListedBooking[];
  cursor: string | null;
  begun: boolean;
}

const nothing: Held = { items: [], cursor: null, begun: false };

/** Pages behind each other. A booking that was moved between two pages is shown where it was found last. */
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
