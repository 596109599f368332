import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { usePolling } from '../../../lib/query/use-polling.ts';
import type { ClassTypePageData, UpcomingClasses } from './class-type-page-data.ts';
import { loadUpcomingClasses } from './load-upcoming-classes.ts';

const everyMs = 30_000;

export interface UpcomingClassesQuery {
  upcoming: UpcomingClasses;
  /** Whether the request after "Try again" is running. */
  loading: boolean;
  refetch: () => void;
}

/**
 * Returns the next classes. Refetches them every 30 s while the page is visible, and when the visitor returns to it.
 * If a refetch fails, the classes stay.
 */
export function useUpcomingClasses({
  upcoming,
  filters,
}: Pick<ClassTypePageData, 'upcoming' | 'filters'>): UpcomingClassesQuery {
  const [seen, setSeen] = useState<{ of: UpcomingClasses; now: UpcomingClasses } | null>(null);
  const [loading, setLoading] = useState(false);
  const shown = seen?.of === upcoming ? seen.now : upcoming;

  const load = async (signal?: AbortSignal) => {
    const loaded = await loadUpcomingClasses(browserApi(), filters, getServerTime());
    if (!signal?.aborted && !loaded.failed) setSeen({ of: upcoming, now: loaded });
  };
  usePolling(load, everyMs);

  const refetch = () => {
    setLoading(true);
    void load().finally(() => setLoading(false));
  };
  return { upcoming: shown, loading, refetch };
}
