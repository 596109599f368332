import { useEffect, useEffectEvent, useRef } from 'react';

/** Loads anew when what was loaded may be another by now: `version` is not what it was, be it for the second time. */
export function useRefetchOnChange(version: number, again: () => void): void {
  const known = useRef(version);
  const load = useEffectEvent(again);
  useEffect(() => {
    if (version === known.current) return;
    known.current = version;
    load();
  }, [version]);
}
