import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePolling } from '../../lib/use-polling.ts';

/** Something that is looked up again and again. */
export interface PollingQuery<Value> {
  /** What was found last; it stays when a later look fails. */
  value: Value | null;
  /** The last look found nothing: no answer came. */
  failed: boolean;
  /** Looks now. */
  again: () => Promise<void>;
  /** Takes over what a change has answered: a look that is under way is older than that. */
  put: (value: Value) => void;
}

interface Held<Value> {
  key: string;
  value: Value | null;
  failed: boolean;
}

/** Loads what a key stands for, at once and every `everyMs` while the page is visible; `load` knows what is there. */
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
