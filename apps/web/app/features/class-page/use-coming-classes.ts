import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import type { ClassPageData, ComingClasses } from './class-page-data.ts';
import { loadComing } from './load-coming.ts';

const everyMs = 30_000;

export interface LiveClasses {
  coming: ComingClasses;
  /** Being asked for because somebody pressed "Try again". */
  loading: boolean;
  lookAgain: () => void;
}

/**
 * The next classes with the places that are left now: asked for every 30 s while the page is visible, and when somebody
 * comes back to it. A look that fails leaves what stands there.
 */
export function useComingClasses({
  coming,
  filters,
}: Pick<ClassPageData, 'coming' | 'filters'>): LiveClasses {
  const [seen, setSeen] = useState<{ of: ComingClasses; now: ComingClasses } | null>(null);
  const [loading, setLoading] = useState(false);
  const shown = seen?.of === coming ? seen.now : coming;

  const look = async (signal?: AbortSignal) => {
    const now = await loadComing(browserApi(), filters, serverNow());
    if (!signal?.aborted && !now.failed) setSeen({ of: coming, now });
  };
  useLookAgain(look, everyMs);

  const lookAgain = () => {
    setLoading(true);
    void look().finally(() => setLoading(false));
  };
  return { coming: shown, loading, lookAgain };
}
