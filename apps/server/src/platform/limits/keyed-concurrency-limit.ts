import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Lets only a few callers work on the same key at once, in order of arrival. Other keys don't wait. It keeps callers of
 * a contended row from waiting inside the database, where each waiting session slows down the others.
 */
export interface KeyedConcurrencyLimit {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates a concurrency limit.
 * @param atOnce number of callers that may work on the same key in this process
 */
export function createKeyedConcurrencyLimit(atOnce: number): KeyedConcurrencyLimit {
  const entries = new Map<string, { limit: LimitFunction; count: number }>();
  return {
    async run(key, work) {
      const entry = entries.get(key) ?? { limit: pLimit(atOnce), count: 0 };
      entries.set(key, entry);
      entry.count += 1;
      try {
        return await entry.limit(work);
      } finally {
        entry.count -= 1;
        if (entry.count === 0) entries.delete(key);
      }
    },
  };
}
