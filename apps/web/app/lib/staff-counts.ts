import { paths } from '@studio/contracts/paths';
import type { UnreadCountsResponse } from '@studio/contracts/staff-messages';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from './browser-api.ts';
import { usePolling } from './use-polling.ts';

/** What waits for the staff. */
export type StaffUnreadCounts = Pick<UnreadCountsResponse, 'messages' | 'reviews' | 'conversations'>;

const changed = 'staff-counts';
const nothing: StaffUnreadCounts = { messages: 0, reviews: 0, conversations: 0 };

/** Somebody who waits in the chat is noticed from every page of the tools before they leave. */
const everyMs = 20_000;

/** Says that something was read, so that the rail counts anew. */
export function refetchStaffCounts(): void {
  window.dispatchEvent(new Event(changed));
}

/** How much waits, looked up now and then. Those who may not see it have nothing waiting. */
export function useStaffCounts(allowed: boolean): StaffUnreadCounts {
  const [counts, setCounts] = useState(nothing);
  const look = useCallback(async () => {
    if (!allowed) return;
    try {
      setCounts(await browserApi().call<UnreadCountsResponse>(paths.staffCounts, {}));
    } catch {
      // It is only a number beside a name: the last one stands.
    }
  }, [allowed]);
  useEffect(() => {
    const anew = () => void look();
    anew();
    window.addEventListener(changed, anew);
    return () => window.removeEventListener(changed, anew);
  }, [look]);
  usePolling(look, everyMs);
  return counts;
}
