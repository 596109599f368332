import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { poll } from '../../../lib/query/use-polling.ts';
import { type HomeClasses, loadHomeClasses } from './load-home-classes.ts';

/**
 * Refetches the next classes now if the page is visible, then every `everyMs`, and when the visitor returns to the page,
 * until `signal` aborts. If a refetch fails or finds no classes, the current ones stay.
 */
export function pollNextClasses(
  setClasses: (classes: HomeClasses) => void,
  everyMs: number,
  signal: AbortSignal,
): void {
  const refetch = async () => {
    try {
      const fresh = await loadHomeClasses(browserApi(), getServerTime());
      if (!signal.aborted && fresh.classes.length > 0) setClasses(fresh);
    } catch {
      // The page may be offline. The next poll retries.
    }
  };
  if (!document.hidden) void refetch();
  poll(refetch, everyMs, signal);
}
