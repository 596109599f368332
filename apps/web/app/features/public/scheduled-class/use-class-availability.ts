import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { usePolling } from '../../../lib/query/use-polling.ts';
import { fetchClass } from './fetch-class.ts';
import type { ClassAvailability, ScheduledClass } from './scheduled-class-data.ts';
import { toClassAvailability } from './to-class-availability.ts';

const everyMs = 30_000;

/**
 * Returns the current availability. Refetches every 30 s while the page is visible, and when the visitor
 * returns to it. If a refetch fails, nothing changes.
 */
export function useClassAvailability({ now: initial, date, slug }: ScheduledClass): ClassAvailability {
  const [seen, setSeen] = useState<{ since: ClassAvailability; now: ClassAvailability } | null>(null);
  usePolling(async (signal) => {
    const response = await fetchClass(browserApi(), { date, slug }).catch(() => null);
    if (response && !signal.aborted)
      setSeen({ since: initial, now: toClassAvailability(response, getServerTime()) });
  }, everyMs);
  return seen?.since === initial ? seen.now : initial;
}
