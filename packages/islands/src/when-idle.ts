/** Time in ms after which the callback runs even if the browser was never idle. */
const timeoutMs = 2000;

/** Calls `callback` once the browser is idle, unless `signal` aborts first. Safari has no idle callbacks. */
export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) callback();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 50);
}
