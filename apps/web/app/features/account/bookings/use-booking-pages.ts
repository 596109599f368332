import type { ListBookingsResponse, ListedBooking } from '@studio/contracts/member-bookings';
import { useCallback, useRef, useState } from 'react';
import { deduplicateBookings } from './group-by-day.ts';

export interface BookingPages {
  items: readonly ListedBooking[];
  /** Whether there are more pages. */
  more: boolean;
  at: 'idle' | 'busy' | 'failed';
  /** Whether the first page is being refetched, so that the shown items may be outdated. */
  isRefetching: boolean;
  /** Loads the next page; the first page if none is loaded. */
  next: () => void;
  /** Refetches from the first page. The shown items stay until it arrives. */
  restart: () => void;
  /** Whether the first page has loaded. */
  loaded: boolean;
}

interface LoadedPages {
  items: readonly ListedBooking[];
  cursor: string | null;
  loaded: boolean;
}

const noPages: LoadedPages = { items: [], cursor: null, loaded: false };

/** Loads bookings page by page. If a booking moved between two pages, only its last occurrence stays. */
export function useBookingPages(
  load: (cursor: string | null) => Promise<ListBookingsResponse>,
): BookingPages {
  const [pages, setPages] = useState(noPages);
  const [at, setAt] = useState<BookingPages['at']>('idle');
  const [isRefetching, setIsRefetching] = useState(false);
  const running = useRef(0);
  const run = useCallback(
    (from: LoadedPages) => {
      const runId = ++running.current;
      setAt('busy');
      setIsRefetching(from === noPages);
      load(from.cursor).then(
        ({ items, cursor }) => {
          if (runId !== running.current) return;
          setPages({ items: deduplicateBookings([...from.items, ...items]), cursor, loaded: true });
          setAt('idle');
        },
        () => runId === running.current && setAt('failed'),
      );
    },
    [load],
  );
  return {
    items: pages.items,
    more: pages.cursor !== null,
    at,
    isRefetching: isRefetching && at === 'busy',
    loaded: pages.loaded,
    next: () => run(pages),
    restart: useCallback(() => run(noPages), [run]),
  };
}
