/** A device's clock that is this near to the server's is right: the rest is the time that a page takes to arrive. */
const toleranceMs = 30_000;

let offsetMs = 0;

/** The server's time as this page knows it: the device's clock, corrected when it is known to be wrong. */
export function getServerTime(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Compares the device's clock, as it was when the page arrived, with the server's, which came with the page's headers
 * as `Server-Timing: now;desc="…"` in milliseconds. Browsers that do not tell it are corrected by their first refused
 * call. Only browsers call this.
 */
export function startServerClock(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page) {
    compare(page as PerformanceNavigationTiming);
    return;
  }
  // Not noted yet: then as soon as it is.
  const noted = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) compare(entry as PerformanceNavigationTiming);
  });
  noted.observe({ type: 'navigation', buffered: true });
}

function compare({ serverTiming, responseStart }: PerformanceNavigationTiming): void {
  const servedAtMs = Number(serverTiming?.find(({ name }) => name === 'now')?.description);
  if (!Number.isFinite(servedAtMs)) return;
  const arrivedAtMs = Date.now() - (performance.now() - responseStart);
  const difference = servedAtMs - arrivedAtMs;
  if (Math.abs(difference) > toleranceMs) offsetMs = difference;
}

/** Takes over the server's clock once it has refused a call for its time. `serverSeconds` are unix seconds. */
export function correctServerClock(serverSeconds: number): void {
  offsetMs = serverSeconds * 1000 - Date.now();
}
