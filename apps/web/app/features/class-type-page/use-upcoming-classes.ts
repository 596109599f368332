import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { usePolling } from '../../lib/use-polling.ts';
import type { ClassTypePageData, UpcomingClasses } from './class-type-page-data.ts';
import { loadUpcomingClasses } from './load-upcoming-classes.ts';

const everyMs = 30_000;

export interface UpcomingClassesQuery {
  coming: UpcomingClasses;
  /** Being asked for because somebody pressed "Try again". */
  loading: boolean;
  lookAgain: () => void;
}

/**
 * The next classes with the places that are left now: asked for every 30 s while the page is visible, and when somebody
 * comes back to it. A look that fails leaves what stands there.
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
