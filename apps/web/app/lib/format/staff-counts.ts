import { paths } from '@studio/contracts/paths';
import type { GetUnreadCountsResponse } from '@studio/contracts/staff-messages';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { usePolling } from '../query/use-polling.ts';

export type StaffUnreadCounts = Pick<GetUnreadCountsResponse, 'messages' | 'reviews' | 'conversations'>;

const changeEvent = 'staff-counts';
const noCounts: StaffUnreadCounts = { messages: 0, reviews: 0, conversations: 0 };

/** Polling interval in ms, short enough for staff to notice a visitor who waits in the chat. */
const everyMs = 20_000;

/** Tells the navigation to refetch the counts after staff have read something. */
export function refetchStaffCounts(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/** Polls the counts. All are 0 for people without access. */
export function useStaffCounts(allowed: boolean): StaffUnreadCounts {
  const [counts, setCounts] = useState(noCounts);
  const refetch = useCallback(async () => {
    if (!allowed) return;
    try {
      setCounts(await browserApi().call<GetUnreadCountsResponse>(paths.staffCounts, {}));
    } catch {
      // The last counts stay, because only badges depend on them.
    }
  }, [allowed]);
  useEffect(() => {
    const handleChange = () => void refetch();
    handleChange();
    window.addEventListener(changeEvent, handleChange);
    return () => window.removeEventListener(changeEvent, handleChange);
  }, [refetch]);
  usePolling(refetch, everyMs);
  return counts;
}
