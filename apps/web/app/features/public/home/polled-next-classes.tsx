import { useState } from 'react';
import { usePolling } from '../../../lib/query/use-polling.ts';
import type { HomeClasses } from './load-home-classes.ts';
import { NextClassesStrip } from './next-classes-strip.tsx';

const everyMs = 60_000;

/**
 * Refetches the strip every minute and when the visitor returns to the page. Imports the fetch code at the first poll,
 * because most visits are shorter. A failed poll leaves the current classes in place.
 */
export function PolledNextClasses({ initial }: { initial: HomeClasses }) {
  const [classes, setClasses] = useState(initial);
  usePolling(async (signal) => {
    try {
      const { refetchHomeClasses: refreshToday } = await import('./refetch-home-classes.ts');
      const fresh = await refreshToday();
      if (!signal.aborted && fresh.classes.length > 0) setClasses(fresh);
    } catch {
      // The page may be offline. The next poll retries.
    }
  }, everyMs);
  return <NextClassesStrip {...classes} />;
}
