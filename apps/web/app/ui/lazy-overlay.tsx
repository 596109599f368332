import { type ComponentType, useEffect, useState } from 'react';

type Part = ComponentType<{ trigger: Event }>;

interface LazyOverlayProps {
  /** Loads the component. Must be a stable reference. */
  load: () => Promise<Part>;
  /**
   * Subscribes to the events that open the overlay. Returns a function that unsubscribes. Pass a stable
   * reference.
   */
  listen: (listener: (trigger: Event) => void) => () => void;
  /**
   * Returns the page to open if the script fails to load. If it is undefined or returns null, the user stays on the
   * page. Pass a stable reference.
   */
  getFallbackUrl?: (trigger: Event) => string | null;
}

/**
 * Renders an overlay above any page. Loads it on the first event that opens it, and passes each event to it as
 * `trigger`. A failed import is retried on the next event and doesn't affect the page.
 */
export function LazyOverlay({ load, listen, getFallbackUrl }: LazyOverlayProps) {
  const [overlay, setOverlay] = useState<{ Part: Part; trigger: Event } | null>(null);
  useEffect(() => {
    let newest: Event | null = null;
    return listen(async (trigger) => {
      newest = trigger;
      const Part = await load().catch(() => null);
      if (Part) {
        // A slower import of an earlier event must not replace a later one.
        if (newest === trigger) setOverlay({ Part, trigger });
        return;
      }
      const page = getFallbackUrl?.(trigger);
      if (page) location.assign(page);
    });
  }, [load, listen, getFallbackUrl]);
  return overlay && <overlay.Part trigger={overlay.trigger} />;
}
