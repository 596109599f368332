import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenNear } from './when-near.ts';

interface LatePartProps<Props> {
  /** Id of an element of a `Served` part, in which the same component stands, as it was served. */
  placeId: string;
  /** Stable: made once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * Gives one thing within a `Served` part its script when people come near it or touch it; until then, and when the
 * script does not come, it stays as it was served.
 */
export function LatePart<Props extends object>({ placeId, load, props }: LatePartProps<Props>): ReactNode {
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const place = document.getElementById(placeId);
    if (!place) return;
    const come = new AbortController();
    const { signal } = come;
    const start = async () => {
      if (signal.aborted) return;
      come.abort();
      const loaded = await Promise.all([import('./take-over.tsx'), load()]).catch(() => null);
      if (!loaded) return;
      const [{ takeOver }, Part] = loaded;
      setLive(() => takeOver(place, Part));
    };
    whenNear(place, start, signal);
    place.addEventListener('pointerdown', start, { signal });
    place.addEventListener('focusin', start, { signal });
    return () => come.abort();
  }, [placeId, load]);
  return Live && <Live {...props} />;
}
