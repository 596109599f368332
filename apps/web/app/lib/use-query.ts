import { useCallback, useEffect, useRef, useState } from 'react';

/** Loaded value. An earlier value stays while it is refetched. */
export interface Query<Value> {
  value: Value | null;
  /** The last attempt failed. */
  failed: boolean;
  busy: boolean;
  /** Refetches. */
  again: () => void;
}

/**
 * Loads the value of a key, and loads again when the key changes; the old value is then dropped. A null key loads
 * nothing.
 */
export function useQuery<Value>(key: string | null, load: () => Promise<Value>): Query<Value> {
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<{
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
    let left = false;
    newest.current().then(
      (value) => !left && setHeld({ key, value, failed: false, tries }),
      () =>
        !left &&
        setHeld((before) => ({ key, value: before?.key === key ? before.value : null, failed: true, tries })),
    );
    return () => {
      left = true;
    };
  }, [key, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const mine = held?.key === key ? held : null;
  const busy = key !== null && mine?.tries !== tries;
  return { value: mine?.value ?? null, failed: (mine?.failed ?? false) && !busy, busy, again };
}
