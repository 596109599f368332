import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useCallback, useEffect, useState } from 'react';
import { usePolling } from '../../lib/use-polling.ts';
import { listWaitingListEntries } from './waiting-list-api.ts';

const everyMs = 15_000;

/** What a member waits for, or is being offered, by start; looked for again while the page is visible. */
export function useWaitingListEntries(): readonly WaitingEntry[] {
  const [entries, setEntries] = useState<readonly WaitingEntry[]>([]);
  const look = useCallback(async (signal: AbortSignal) => {
    // What cannot be loaded now is looked for again; the bookings beside it say what is wrong.
    const loaded = await listWaitingListEntries().catch(() => null);
    if (loaded && !signal.aborted) setEntries(loaded);
  }, []);
  useEffect(() => {
    const gone = new AbortController();
    void look(gone.signal);
    return () => gone.abort();
  }, [look]);
  usePolling(look, everyMs);
  return entries;
}
