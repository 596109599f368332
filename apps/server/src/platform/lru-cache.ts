/** In-memory cache that evicts the least recently used values. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * @param room capacity for keys and values together, in characters, most of which take a byte
 * @param sizeOf returns the size of a value in the same unit
 */
export function createLruCache<Value>(room: number, sizeOf: (value: Value) => number): LruCache<Value> {
  const kept = new Map<string, { value: Value; size: number }>();
  let taken = 0;
  const forget = (key: string): void => {
    taken -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      // A Map iterates in insertion order, so reinserting a used value makes it the newest.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value) {
      forget(key);
      const size = key.length + sizeOf(value);
      kept.set(key, { value, size });
      taken += size;
      for (const oldest of kept.keys()) {
        if (taken <= room) return;
        forget(oldest);
      }
    },
  };
}
