import { createLruCache } from '../platform/lru-cache.ts';

/** Value that is valid while a branch's data has this version, which was read no later than the data in the value. */
export interface VersionedValue {
  version: string;
  /** Approximate size in characters. */
  size: number;
}

export interface VersionedCache<Value extends VersionedValue> {
  /**
   * Returns the cached value of a key if `isCurrent` accepts it; otherwise builds one with `make`. Concurrent callers
   * wait for one build, and use its value if their `isCurrent` accepts it, too.
   */
  get(key: string, isCurrent: (value: Value) => boolean, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Creates a cache that evicts the least recently used values first.
 * @param capacity size in characters
 */
export function createVersionedCache<Value extends VersionedValue>(capacity: number): VersionedCache<Value> {
  const cache = createLruCache<Value>(capacity, ({ size }) => size);
  const builds = new Map<string, Promise<Value>>();
  return {
    async get(key, isCurrent, make) {
      const cached = cache.get(key);
      if (cached && isCurrent(cached)) return cached;
      const pending = builds.get(key);
      if (pending) {
        const value = await pending.catch(() => undefined);
        if (value && isCurrent(value)) return value;
      }
      const build = make();
      builds.set(key, build);
      try {
        const value = await build;
        cache.set(key, value);
        return value;
      } finally {
        if (builds.get(key) === build) builds.delete(key);
      }
    },
  };
}
