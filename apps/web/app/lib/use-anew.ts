import { useEffect, useEffectEvent, useState } from 'react';

/** Loads anew when what was loaded may be another by now: `version` has grown since the first time. */
export function useAnew(version: number, again: () => void): void {
  const [first] = useState(version);
  const load = useEffectEvent(again);
  useEffect(() => {
    if (version !== first) load();
  }, [version, first]);
}
