/** A device's clock that is this near to the server's is right: the rest is the time that a page takes to arrive. */
const toleranceMs = 30_000;

let offsetMs = 0;

/** The server's time as this page knows it: the device's clock, corrected when it is known to be wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Compares the device's clock with the moment at which the page was served, in milliseconds. Only browsers call this. */
export function startServerClock(servedAtMs: number): void {
  const difference = servedAtMs - Date.now();
  if (Math.abs(difference) > toleranceMs) offsetMs = difference;
}

/** Takes over the server's clock once it has refused a call for its time. `serverSeconds` are unix seconds. */
export function correctServerClock(serverSeconds: number): void {
  offsetMs = serverSeconds * 1000 - Date.now();
}
