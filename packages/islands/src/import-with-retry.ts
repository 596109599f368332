/** Delay before the first retry in milliseconds. Each later delay is twice as long. */
const firstWaitMs = 4000;

/**
 * Imports a script in the browser and never rejects. Retries after a growing delay, or when the device is
 * online again.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>, waitMs = firstWaitMs): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, waitMs);
      addEventListener('online', done);
      function done() {
        clearTimeout(timer);
        removeEventListener('online', done);
        resolve();
      }
    });
    return importWithRetry(load, waitMs * 2);
  }
}
