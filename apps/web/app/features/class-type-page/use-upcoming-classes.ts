import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { usePolling } from '../../lib/use-polling.ts';
import type { ClassTypePageData, UpcomingClasses } from './class-type-page-data.ts';
import { loadUpcomingClasses } from './load-upcoming-classes.ts';

const everyMs = 30_000;

export interface UpcomingClassesQuery {
  coming: UpcomingClasses;
  /** The visitor pressed "Try again" and the request is running. */
  loading: boolean;
  lookAgain: () => void;
}

/**
 * Refetches the next classes every 30 s while the page is visible, and when the visitor returns to it.
 * A failed refetch keeps the shown classes.
 */
export function useUpcomingClasses({
  coming,
  filters,
}: Pick<ClassTypePageData, 'coming' | 'filters'>): UpcomingClassesQuery {
  const [seen, setSeen] = useState<{ of: UpcomingClasses; now: UpcomingClasses } | null>(null);
  const [loading, setLoading] = useState(false);
  const shown = seen?.of === coming ? seen.now : coming;

  const look = async (signal?: AbortSignal) => {
    const now = await loadUpcomingClasses(browserApi(), filters, getServerTime());
    if (!signal?.aborted && !now.failed) setSeen({ of: coming, now });
  };
  usePolling(look, everyMs);

  const lookAgain = () => {
    setLoading(true);
    void look().finally(() => setLoading(false));
  };
  return { coming: shown, loading, lookAgain };
}
