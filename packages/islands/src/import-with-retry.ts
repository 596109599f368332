/** Delay before the first retry in milliseconds. Each later delay is twice as long. */
const firstWaitMs = 4000;

/** Number of failed attempts after which the page learns about the missing script. */
const reportedAfter = 2;

/** Window event: a script has failed to load twice. */
export const importFailedEvent = 'importfailed';

/** Window event: a script that had failed twice has loaded. */
export const importRecoveredEvent = 'importrecovered';

/**
 * Imports a script in the browser and never rejects. Retries after a growing delay, or when the device is
 * online again. Reports a script that keeps failing, and its late success, by window events.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 1, waitMs = firstWaitMs; ; failures += 1, waitMs *= 2) {
    try {
      const part = await load();
      if (failures > reportedAfter) dispatchEvent(new Event(importRecoveredEvent));
      return part;
    } catch {
      if (failures === reportedAfter) dispatchEvent(new Event(importFailedEvent));
      await waitUntilOnline(waitMs);
    }
  }
}

/** Resolves when the device is online again, at the latest after `waitMs`. */
function waitUntilOnline(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, waitMs);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}
