import { useState } from 'react';
import { usePolling } from '../../lib/use-polling.ts';
import type { HomeClasses } from './load-home-classes.ts';
import { NextClassesStrip } from './next-classes-strip.tsx';

const everyMs = 60_000;

/**
 * The strip, asked for anew every minute and when somebody comes back to the page. What asks comes with the first
 * time: most visits are shorter. A call that fails leaves what stands there.
 */
export function PolledNextClasses({ served }: { served: HomeClasses }) {
  const [today, setToday] = useState(served);
  usePolling(async (signal) => {
    try {
      const { refetchHomeClasses: refreshToday } = await import('./refetch-home-classes.ts');
      const fresh = await refreshToday();
      if (!signal.aborted && fresh.classes.length > 0) setToday(fresh);
    } catch {
      // The page may be offline: the next minute asks again.
    }
  }, everyMs);
  return <NextClassesStrip {...today} />;
}
