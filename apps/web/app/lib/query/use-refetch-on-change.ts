import { useEffect, useEffectEvent, useRef } from 'react';

export function useRefetchOnChange(version: number, refetch: () => void): void {
  const lastVersion = useRef(version);
  const load = useEffectEvent(refetch);
  useEffect(() => {
    if (version === lastVersion.current) return;
    lastVersion.current = version;
    load();
  }, [version]);
}
