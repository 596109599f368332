import { useEffect, useEffectEvent } from 'react';

/** When somebody comes back to the page, it is looked at again, but not at every flick between windows. */
const againAfterMs = 3_000;

/**
 * Calls `look` every `everyMs` while the page is visible, and when somebody comes back to it. What it finds after the
 * page has been left is not wanted: `signal` says so.
 */
export function useLookAgain(look: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let asked = Date.now();
    const again = () => {
      if (document.hidden) return;
      asked = Date.now();
      void latest(signal);
    };
    const back = () => Date.now() - asked > againAfterMs && again();
    // Its script may have come long after what it shows.
    if (performance.now() > everyMs) again();
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', back, { signal });
    addEventListener('focus', back, { signal });
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [everyMs]);
}
