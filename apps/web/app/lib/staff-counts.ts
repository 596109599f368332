import { paths } from '@studio/contracts/paths';
import type { StaffCountsAnswer } from '@studio/contracts/staff-messages';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from './browser-api.ts';
import { useLookAgain } from './use-look-again.ts';

/** What waits for the staff. */
export type StaffCounts = Pick<StaffCountsAnswer, 'messages' | 'reviews' | 'conversations'>;

const changed = 'staff-counts';
const nothing: StaffCounts = { messages: 0, reviews: 0, conversations: 0 };

/** Somebody who waits in the chat is noticed from every page of the tools before they leave. */
const everyMs = 20_000;

/** Says that something was read, so that the rail counts anew. */
export function countAnew(): void {
  window.dispatchEvent(new Event(changed));
}

/** How much waits, looked up now and then. Those who may not see it have nothing waiting. */
export function useStaffCounts(allowed: boolean): StaffCounts {
  const [counts, setCounts] = useState(nothing);
  const look = useCallback(async () => {
    if (!allowed) return;
    try {
      setCounts(await browserApi().call<StaffCountsAnswer>(paths.staffCounts, {}));
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
  useLookAgain(look, everyMs);
  return counts;
}
