import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePolling } from '../../lib/use-polling.ts';

export interface PollingQuery<Value> {
  /** Last loaded value. It stays when a later poll fails. */
  value: Value | null;
  /** Whether the last poll failed. */
  failed: boolean;
  /** Polls now. */
  again: () => Promise<void>;
  /** Sets the value from the response of a change. Discards a poll in flight, because its result is older. */
  put: (value: Value) => void;
}

interface Held<Value> {
  key: string;
  value: Value | null;
  failed: boolean;
}

/**
 * Loads the value of a key immediately and every `everyMs` while the page is visible. `load` receives the last value.
 */
export function usePollingQuery<Value>(
  key: string,
  load: (known: Value | null) => Promise<Value>,
  everyMs: number,
): PollingQuery<Value> {
  const [held, setHeld] = useState<Held<Value>>({ key, value: null, failed: false });
  const mine = held.key === key ? held : { key, value: null, failed: false };
  const newest = useRef(0);
  const underWay = useRef<string | null>(null);
  const again = async () => {
    if (underWay.current === key) return;
    underWay.current = key;
    newest.current += 1;
    const look = newest.current;
    const next = await load(mine.value).then(
      (value) => ({ key, value, failed: false }),
      () => ({ key, value: mine.value, failed: true }),
    );
    if (underWay.current === key) underWay.current = null;
    if (look === newest.current) setHeld(next);
  };
  const put = (value: Value) => {
    newest.current += 1;
    setHeld({ key, value, failed: false });
  };
  const first = useEffectEvent(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to look for.
  useEffect(() => void first(), [key]);
  usePolling(again, everyMs);
  return { value: mine.value, failed: mine.failed, again, put };
}
