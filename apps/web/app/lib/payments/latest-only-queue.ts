/** Queue that opens one payment at a time and returns only the latest. */
export interface LatestOnlyQueue {
  /**
   * Opens a payment. Resolves with null when a newer request or `drop` has replaced it; its failure is then
   * ignored.
   */
  open: <Opened>(request: () => Promise<Opened>) => Promise<Opened | null>;
  /** Discards the payment that is being opened. */
  drop: () => void;
}

/**
 * Creates the queue. Requests never run at the same time: the server cancels the open payment when the amount
 * changes, so with concurrent requests it might cancel the newer payment.
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
