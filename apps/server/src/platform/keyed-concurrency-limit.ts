import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Lets only a few callers at once work on the same key, in order of arrival. Other keys don't wait.
 * In front of a contended row, it keeps callers from queueing inside the database, where each waiting session slows the
 * one that works.
 */
export interface KeyedConcurrencyLimit {
  enter<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce how many may work on the same key in this process */
export function createKeyedConcurrencyLimit(atOnce: number): KeyedConcurrencyLimit {
  const doors = new Map<string, { through: LimitFunction; here: number }>();
  return {
    async enter(key, work) {
      const door = doors.get(key) ?? { through: pLimit(atOnce), here: 0 };
      doors.set(key, door);
      door.here += 1;
      try {
        return await door.through(work);
      } finally {
        door.here -= 1;
        if (door.here === 0) doors.delete(key);
      }
    },
  };
}
