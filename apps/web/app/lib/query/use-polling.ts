import { useEffect, useEffectEvent } from 'react';

/**
 * Minimum interval in ms between refetches when the user returns to the page, so that not every switch
 * between windows causes one.
 */
const minRefocusMs = 3_000;

/**
 * Calls `refetch` every `everyMs` while the page is visible, and when the page regains focus. Its `signal` aborts
 * when the component unmounts.
 */
export function usePolling(refetch: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  const latest = useEffectEvent(refetch);
  useEffect(() => {
    const controller = new AbortController();
    const run = () => void latest(controller.signal);
    // Refetches at once if the page is old, because the component may hydrate long after the server rendered it.
    if (performance.now() > everyMs && !document.hidden) run();
    poll(run, everyMs, controller.signal);
    return () => controller.abort();
  }, [everyMs]);
}

/** Polls like `usePolling`, but outside of a component and until `signal` aborts. */
export function poll(refetch: () => void, everyMs: number, signal: AbortSignal): void {
  let lastRunAt = Date.now();
  const run = () => {
    if (document.hidden) return;
    lastRunAt = Date.now();
    refetch();
  };
  const handleReturn = () => Date.now() - lastRunAt > minRefocusMs && run();
  const timer = setInterval(run, everyMs);
  document.addEventListener('visibilitychange', handleReturn, { signal });
  addEventListener('focus', handleReturn, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
