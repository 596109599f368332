import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePolling } from '../../../lib/query/use-polling.ts';

export interface PollingQuery<Value> {
  /** Last loaded value. It stays when a later poll fails. */
  value: Value | null;
  /** Whether the last poll failed. */
  failed: boolean;
  /** Polls at once, without waiting for the interval. */
  refetch: () => Promise<void>;
  /** Sets the value from the response of a change. Discards a poll in flight, because its result is older. */
  put: (value: Value) => void;
}

interface Held<Value> {
  key: string;
  value: Value | null;
  failed: boolean;
}

/**
 * Loads the value of a key immediately, and then every `everyMs` while the page is visible. `load` receives
 * the last value.
 */
export function usePollingQuery<Value>(
  key: string,
  load: (previous: Value | null) => Promise<Value>,
  everyMs: number,
): PollingQuery<Value> {
  const [held, setHeld] = useState<Held<Value>>({ key, value: null, failed: false });
  const current = held.key === key ? held : { key, value: null, failed: false };
  const latestRequestId = useRef(0);
  const inFlightKey = useRef<string | null>(null);
  const refetch = async () => {
    if (inFlightKey.current === key) return;
    inFlightKey.current = key;
    latestRequestId.current += 1;
    const requestId = latestRequestId.current;
    const next = await load(current.value).then(
      (value) => ({ key, value, failed: false }),
      () => ({ key, value: current.value, failed: true }),
    );
    if (inFlightKey.current === key) inFlightKey.current = null;
    if (requestId === latestRequestId.current) setHeld(next);
  };
  const put = (value: Value) => {
    latestRequestId.current += 1;
    setHeld({ key, value, failed: false });
  };
  const first = useEffectEvent(refetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to look for.
  useEffect(() => void first(), [key]);
  usePolling(refetch, everyMs);
  return { value: current.value, failed: current.failed, refetch, put };
}
