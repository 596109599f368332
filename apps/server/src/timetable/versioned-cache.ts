import { createLruCache } from '../platform/lru-cache.ts';

/** What is true as long as a branch's data have the version that was read before it was made. */
export interface VersionedValue {
  version: string;
  /** About as many characters as it holds. */
  size: number;
}

/** Things made from a branch's data. */
export interface VersionedCache<Value extends VersionedValue> {
  /**
   * What is kept under a key, if it `fits`; else what `make` makes. Callers who come at once wait for one making, and
   * take its result when it fits them, too.
   */
  get(key: string, fits: (value: Value) => boolean, make: () => Promise<Value>): Promise<Value>;
}

/** @param room in characters; what was used longest ago goes first */
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
