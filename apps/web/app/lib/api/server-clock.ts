/** Differences below this are only network latency. */
const toleranceMs = 30_000;

let offsetMs = 0;

/** Returns the server's time: the device's clock plus the known offset. */
export function getServerTime(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Compares the device's clock with the server's when the page arrived. The server sends its time as `Server-Timing:
 * now;desc="…"` in milliseconds. Browsers that don't expose it are corrected by their first rejected call. Browser
 * only.
 */
export function startServerClock(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page) {
    compare(page as PerformanceNavigationTiming);
    return;
  }
  // The entry isn't recorded yet, so wait for it.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) compare(entry as PerformanceNavigationTiming);
  });
  observer.observe({ type: 'navigation', buffered: true });
}

function compare({ serverTiming, responseStart }: PerformanceNavigationTiming): void {
  const serverTimeMs = Number(serverTiming?.find(({ name }) => name === 'now')?.description);
  if (!Number.isFinite(serverTimeMs)) return;
  const arrivedAtMs = Date.now() - (performance.now() - responseStart);
  const difference = serverTimeMs - arrivedAtMs;
  if (Math.abs(difference) > toleranceMs) offsetMs = difference;
}

/** Adopts the server's clock after a call was rejected for its time. `serverSeconds` are unix seconds. */
export function correctServerClock(serverSeconds: number): void {
  offsetMs = serverSeconds * 1000 - Date.now();
}
