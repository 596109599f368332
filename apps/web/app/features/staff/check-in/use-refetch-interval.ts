import { useEffect } from 'react';
import { usePolling } from '../../../lib/query/use-polling.ts';

/** Interval in ms at which check-ins of other devices are fetched. */
const everyMs = 15_000;

/** Loads at once, again when `load` changes, and then polls while the page is visible. */
export function useRefetchInterval(load: () => Promise<void>): void {
  useEffect(() => void load(), [load]);
  usePolling(load, everyMs);
}
