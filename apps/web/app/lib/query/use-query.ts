import { useCallback, useEffect, useRef, useState } from 'react';

/** Loaded value. An earlier value stays while it is refetched. */
export interface Query<Value> {
  value: Value | null;
  /** Whether the last attempt failed. */
  failed: boolean;
  busy: boolean;
  /** Loads the value again. */
  refetch: () => void;
}

/**
 * Loads the value of a key. Loads again when the key changes, and discards the old value. A null key loads
 * nothing.
 */
export function useQuery<Value>(key: string | null, load: () => Promise<Value>): Query<Value> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{
    key: string;
    value: Value | null;
    failed: boolean;
    tries: number;
  } | null>(null);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  useEffect(() => {
    if (key === null) return;
    let isCancelled = false;
    newest.current().then(
      (value) => !isCancelled && setLoaded({ key, value, failed: false, tries }),
      () =>
        !isCancelled &&
        setLoaded((before) => ({
          key,
          value: before?.key === key ? before.value : null,
          failed: true,
          tries,
        })),
    );
    return () => {
      isCancelled = true;
    };
  }, [key, tries]);
  const refetch = useCallback(() => setTries((count) => count + 1), []);
  const current = loaded?.key === key ? loaded : null;
  const busy = key !== null && current?.tries !== tries;
  return { value: current?.value ?? null, failed: (current?.failed ?? false) && !busy, busy, refetch };
}
