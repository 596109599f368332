import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useCallback, useEffect, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { usePolling } from '../../../lib/query/use-polling.ts';
import { loadWaitingListEntry, type WaitingListEntryLink } from './waiting-list-api.ts';

/** Query state of an entry, with the alternatives in its group. `missing`: no entry has this id and key. */
export type WaitingListEntryQuery =
  | { at: 'loading' | 'missing' | 'failed' }
  | { at: 'shown'; entry: WaitingEntry; others: readonly WaitingEntry[] };

const everyMs = 10_000;

/** Loads an entry and polls while the page is visible, because places can become free at any time. */
export function useWaitingListEntry({ entryId, key }: WaitingListEntryLink) {
  const [state, setState] = useState<WaitingListEntryQuery>({ at: 'loading' });
  const show = useCallback(([entry, ...others]: readonly WaitingEntry[]) => {
    setState(entry ? { at: 'shown', entry, others } : { at: 'missing' });
  }, []);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const entries = await loadWaitingListEntry({ entryId, key });
        if (!signal?.aborted) show(entries);
      } catch (error) {
        if (signal?.aborted) return;
        const missing = isNotFound(error);
        // If a poll fails, the shown entry stays.
        setState((before) =>
          before.at === 'shown' && !missing ? before : { at: missing ? 'missing' : 'failed' },
        );
      }
    },
    [entryId, key, show],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  usePolling(load, everyMs);
  return { state, look: load, show };
}
