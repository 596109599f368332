import { useState } from 'react';
import { usePolling } from '../../../lib/query/use-polling.ts';
import type { HomeClasses } from './load-home-classes.ts';
import { NextClassesStrip } from './next-classes-strip.tsx';

const everyMs = 60_000;

/**
 * Shows the next classes. Refetches them every minute and when the visitor returns to the page. Imports the
 * code for that at the first poll, because most visits are shorter. If a poll fails, the current classes
 * stay.
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
