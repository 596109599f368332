import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useCallback, useEffect, useState } from 'react';
import { usePolling } from '../../../lib/query/use-polling.ts';
import { listWaitingListEntries } from './waiting-list-api.ts';

const everyMs = 15_000;

/** Returns the member's waiting and offered entries by start. Polls while the page is visible. */
export function useWaitingListEntries(): readonly WaitingEntry[] {
  const [entries, setEntries] = useState<readonly WaitingEntry[]>([]);
  const load = useCallback(async (signal: AbortSignal) => {
    // If a request fails, the next poll retries it. The list of bookings shows the error.
    const loaded = await listWaitingListEntries().catch(() => null);
    if (loaded && !signal.aborted) setEntries(loaded);
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  usePolling(load, everyMs);
  return entries;
}
