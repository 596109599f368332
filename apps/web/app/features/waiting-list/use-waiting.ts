import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useCallback, useEffect, useState } from 'react';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { loadWaiting } from './waiting-api.ts';

const everyMs = 15_000;

/** What a member waits for, or is being offered, by start; looked for again while the page is visible. */
export function useWaiting(): readonly WaitingEntry[] {
  const [entries, setEntries] = useState<readonly WaitingEntry[]>([]);
  const look = useCallback(async (signal: AbortSignal) => {
    // What cannot be loaded now is looked for again; the bookings beside it say what is wrong.
    const loaded = await loadWaiting().catch(() => null);
    if (loaded && !signal.aborted) setEntries(loaded);
  }, []);
  useEffect(() => {
    const gone = new AbortController();
    void look(gone.signal);
    return () => gone.abort();
  }, [look]);
  useLookAgain(look, everyMs);
  return entries;
}
