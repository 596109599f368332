/** Milliseconds until the first new try; each later one waits twice as long. */
const firstWaitMs = 4000;

/**
 * Loads the script of a part of a page, in the browser. It never fails: a part whose script does not come stays as it
 * was served, and is tried again when the device says that it is connected, or after a while.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>, waitMs = firstWaitMs): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((again) => {
      const timer = setTimeout(done, waitMs);
      addEventListener('online', done);
      function done() {
        clearTimeout(timer);
        removeEventListener('online', done);
        again();
      }
    });
    return importWithRetry(load, waitMs * 2);
  }
}
