import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { fetchClass } from './fetch-class.ts';
import type { ClassAvailability, ScheduledClass } from './scheduled-class-data.ts';
import { toClassAvailability } from './to-class-availability.ts';

const everyMs = 30_000;

/**
 * Returns the current availability. Polls every 30 s while the page is visible and when the visitor returns to it. A
 * failed poll changes nothing.
 */
export function useClassAvailability({ now: served, date, slug }: ScheduledClass): ClassAvailability {
  const [seen, setSeen] = useState<{ since: ClassAvailability; now: ClassAvailability } | null>(null);
  usePolling(async (signal) => {
    const answer = await fetchClass(browserApi(), { date, slug }).catch(() => null);
    if (answer && !signal.aborted)
      setSeen({ since: served, now: toClassAvailability(answer, getServerTime()) });
  }, everyMs);
  return seen?.since === served ? seen.now : served;
}
