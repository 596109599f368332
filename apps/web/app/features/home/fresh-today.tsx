import { useState } from 'react';
import { useLookAgain } from '../../lib/use-look-again.ts';
import type { NextClasses } from './load-today.ts';
import { TodayStrip } from './today-strip.tsx';

const everyMs = 60_000;

/**
 * The strip, asked for anew every minute and when somebody comes back to the page. What asks comes with the first
 * time: most visits are shorter. A call that fails leaves what stands there.
 */
export function FreshToday({ served }: { served: NextClasses }) {
  const [today, setToday] = useState(served);
  useLookAgain(async (signal) => {
    try {
      const { refreshToday } = await import('./refresh-today.ts');
      const fresh = await refreshToday();
      if (!signal.aborted && fresh.classes.length > 0) setToday(fresh);
    } catch {
      // The page may be offline: the next minute asks again.
    }
  }, everyMs);
  return <TodayStrip {...today} />;
}
