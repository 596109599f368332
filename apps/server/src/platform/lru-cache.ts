/** What a process may forget at any time: what was used longest ago goes first. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * @param room for values and their keys, in characters, of which most take a byte
 * @param sizeOf how much a value takes of it
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
      // A map gives its keys in the order in which they came: used again, it is the youngest.
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
