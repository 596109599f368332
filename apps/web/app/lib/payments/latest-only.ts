/** Opens payments one after the other, and gives only the one that is wanted when it is there. */
export interface LatestOnlyQueue {
  /** Null when another has been asked for meanwhile, or none is wanted: then a failure is nobody's, too. */
  open: <Opened>(ask: () => Promise<Opened>) => Promise<Opened | null>;
  /** What is being opened is not wanted any more. */
  drop: () => void;
}

/** The server stops a payment when another sum is to pay: of two that are asked for at once, it might stop the newer. */
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
