import { useEffect, useEffectEvent, useRef } from 'react';

export function useRefetchOnChange(version: number, again: () => void): void {
  const known = useRef(version);
  const load = useEffectEvent(again);
  useEffect(() => {
    if (version === known.current) return;
    known.current = version;
    load();
  }, [version]);
}
