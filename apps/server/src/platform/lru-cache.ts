/** In-memory cache that evicts the least recently used values. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Creates a cache.
 * @param capacity capacity for keys and values together, in characters, most of which take a byte
 * @param sizeOf returns the size of a value in the same unit
 */
export function createLruCache<Value>(capacity: number, sizeOf: (value: Value) => number): LruCache<Value> {
  const entries = new Map<string, { value: Value; size: number }>();
  let usedSize = 0;
  const remove = (key: string): void => {
    usedSize -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      // A Map iterates in insertion order, so reinserting a used value makes it the newest.
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set(key, value) {
      remove(key);
      const size = key.length + sizeOf(value);
      entries.set(key, { value, size });
      usedSize += size;
      for (const oldest of entries.keys()) {
        if (usedSize <= capacity) return;
        remove(oldest);
      }
    },
  };
}
