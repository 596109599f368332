import { useEffect } from 'react';
import { usePolling } from '../../lib/use-polling.ts';

/** How often others' marks are looked for. */
const everyMs = 15_000;

/** Loads now, whenever it is another thing that is loaded, and again while the page is seen. */
export function useRefetchInterval(load: () => Promise<void>): void {
  useEffect(() => void load(), [load]);
  usePolling(load, everyMs);
}
