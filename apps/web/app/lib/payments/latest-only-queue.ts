/** Queue that opens one payment at a time, and returns only the payment that was requested last. */
export interface LatestOnlyQueue {
  /**
   * Opens a payment. Resolves with null if a newer request or `drop` has replaced this one, even if this one fails.
   */
  open: <Opened>(request: () => Promise<Opened>) => Promise<Opened | null>;
  /** Discards the payment that is being opened. */
  drop: () => void;
}

/**
 * Creates the queue. Requests never run at the same time: the server cancels the open payment if the amount changes,
 * so of two concurrent requests it might cancel the newer payment.
 */
export function createLatestOnlyQueue(): LatestOnlyQueue {
  let newest = 0;
  let previous: Promise<unknown> = Promise.resolve();
  return {
    open: async (request) => {
      newest += 1;
      const id = newest;
      await previous;
      if (id !== newest) return null;
      const pending = request();
      previous = pending.catch(() => {});
      try {
        const opened = await pending;
        return id === newest ? opened : null;
      } catch (error) {
        if (id !== newest) return null;
        throw error;
      }
    },
    drop: () => {
      newest += 1;
    },
  };
}
