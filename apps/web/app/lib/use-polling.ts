import { useEffect, useEffectEvent } from 'react';

/** When somebody comes back to the page, it is looked at again, but not at every flick between windows. */
const againAfterMs = 3_000;

/**
 * Calls `look` every `everyMs` while the page is visible, and when somebody comes back to it. What it finds after the
 * page has been left is not wanted: `signal` says so.
 */
export function usePolling(look: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const gone = new AbortController();
    const again = () => void latest(gone.signal);
    // Its script may have come long after what it shows.
    if (performance.now() > everyMs && !document.hidden) again();
    poll(again, everyMs, gone.signal);
    return () => gone.abort();
  }, [everyMs]);
}

/** The same without a component, from now until `signal` ends it. */
export function poll(look: () => void, everyMs: number, signal: AbortSignal): void {
  let asked = Date.now();
  const again = () => {
    if (document.hidden) return;
    asked = Date.now();
    look();
  };
  const back = () => Date.now() - asked > againAfterMs && again();
  const timer = setInterval(again, everyMs);
  document.addEventListener('visibilitychange', back, { signal });
  addEventListener('focus', back, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
