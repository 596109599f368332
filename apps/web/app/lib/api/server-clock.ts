/** Maximum difference in ms between the clocks that counts as network latency, not as a wrong clock. */
const toleranceMs = 30_000;

let offsetMs = 0;

/** Returns the server's time: the device's clock plus the known offset. */
export function getServerTime(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Calculates the offset from the server's time in the page's response, `Server-Timing: now;desc="…"` in milliseconds,
 * and the device's time when the page arrived. If the browser doesn't expose the server's time, the first request
 * that the server rejects as outdated sets the offset. Browser only.
 */
export function startServerClock(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page) {
    compare(page as PerformanceNavigationTiming);
    return;
  }
  // The browser hasn't recorded the timing of the page yet, so this waits for it.
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

/**
 * Sets the offset to the server's clock after a call was rejected for its time. `serverSeconds` are Unix
 * seconds.
 */
export function correctServerClock(serverSeconds: number): void {
  offsetMs = serverSeconds * 1000 - Date.now();
}
