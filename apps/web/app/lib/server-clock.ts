let offsetMs = 0;

/** The server's time as this page knows it: the device's clock, corrected once the server has said that it is wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Takes over the server's clock. `serverSeconds` are unix seconds. Only browsers call this. */
export function correctServerClock(serverSeconds: number): void {
  offsetMs = serverSeconds * 1000 - Date.now();
}
