import { useEffect, useEffectEvent } from 'react';

/** Refetch on return to the page at most this often, not at every switch between windows. */
const againAfterMs = 3_000;

/**
 * Calls `look` every `everyMs` while the page is visible, and when the page regains focus. `signal` aborts when the
 * component unmounts.
 */
export function usePolling(look: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const gone = new AbortController();
    const again = () => void latest(gone.signal);
    // The component may have hydrated long after the server rendered its data.
    if (performance.now() > everyMs && !document.hidden) again();
    poll(again, everyMs, gone.signal);
    return () => gone.abort();
  }, [everyMs]);
}

/** Polls outside of a component until `signal` aborts. */
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
