/** Queue that opens one payment at a time and returns only the latest. */
export interface LatestOnlyQueue {
  /** Resolves with null when a newer request or `drop` replaced this one. Its failure is then ignored. */
  open: <Opened>(ask: () => Promise<Opened>) => Promise<Opened | null>;
  /** Discards the payment that is being opened. */
  drop: () => void;
}

/**
 * Creates the queue. The server cancels a payment when the amount changes: with concurrent requests it might cancel the
 * newer one.
 */
export function latestOnly(): LatestOnlyQueue {
  let newest = 0;
  let answered: Promise<unknown> = Promise.resolve();
  return {
    open: async (ask) => {
      newest += 1;
      const mine = newest;
      await answered;
      if (mine !== newest) return null;
      const asked = ask();
      answered = asked.catch(() => {});
      try {
        const opened = await asked;
        return mine === newest ? opened : null;
      } catch (error) {
        if (mine !== newest) return null;
        throw error;
      }
    },
    drop: () => {
      newest += 1;
    },
  };
}
