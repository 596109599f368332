import { createLruCache } from '../platform/lru-cache.ts';

/** Value that is valid while a branch's data has the version read before the value was built. */
export interface VersionedValue {
  version: string;
  /** Approximate size in characters. */
  size: number;
}

export interface VersionedCache<Value extends VersionedValue> {
  /**
   * Returns the cached value of a key if it `fits`, else builds one with `make`. Concurrent callers wait for one build
   * and use its result if it fits them too.
   */
  get(key: string, fits: (value: Value) => boolean, make: () => Promise<Value>): Promise<Value>;
}

/** @param room size in characters; evicts the least recently used first */
export function createVersionedCache<Value extends VersionedValue>(room: number): VersionedCache<Value> {
  const kept = createLruCache<Value>(room, ({ size }) => size);
  const making = new Map<string, Promise<Value>>();
  return {
    async get(key, fits, make) {
      const known = kept.get(key);
      if (known && fits(known)) return known;
      const begun = making.get(key);
      if (begun) {
        const value = await begun.catch(() => undefined);
        if (value && fits(value)) return value;
      }
      const made = make();
      making.set(key, made);
      try {
        const value = await made;
        kept.set(key, value);
        return value;
      } finally {
        if (making.get(key) === made) making.delete(key);
      }
    },
  };
}
