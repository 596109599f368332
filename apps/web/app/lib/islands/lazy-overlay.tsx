import { type ComponentType, useEffect, useState } from 'react';

type Part = ComponentType<{ trigger: Event }>;

interface LazyOverlayProps {
  /** Stable reference. */
  load: () => Promise<Part>;
  /** Subscribes to the events that open the overlay, and returns how to unsubscribe. Stable reference. */
  listen: (listener: (trigger: Event) => void) => () => void;
  /** Returns the page to open if the script fails to load; null, or no function, stays here. Stable reference. */
  getFallbackUrl?: (trigger: Event) => string | null;
}

/**
 * Renders an overlay over any page and loads it on its first opening event. Each event becomes a new `asked`. A failed
 * import is retried on the next event and leaves the page intact.
 */
export function LazyOverlay({ load, listen, getFallbackUrl }: LazyOverlayProps) {
  const [overlay, setOverlay] = useState<{ Part: Part; trigger: Event } | null>(null);
  useEffect(() => {
    let newest: Event | null = null;
    return listen(async (trigger) => {
      newest = trigger;
      const Part = await load().catch(() => null);
      if (Part) {
        // A slower import of an earlier event must not replace a newer one.
        if (newest === trigger) setOverlay({ Part, trigger });
        return;
      }
      const page = getFallbackUrl?.(trigger);
      if (page) location.assign(page);
    });
  }, [load, listen, getFallbackUrl]);
  return overlay && <overlay.Part trigger={overlay.trigger} />;
}
