import { type ComponentType, useEffect, useState } from 'react';

type Part = ComponentType<{ asked: Event }>;

interface OverPageProps {
  /** Stable reference. */
  load: () => Promise<Part>;
  /** Subscribes to the events that open the overlay, and returns how to unsubscribe. Stable reference. */
  listen: (tell: (asked: Event) => void) => () => void;
  /** Returns the page to open if the script fails to load; null, or no function, stays here. Stable reference. */
  pageInstead?: (asked: Event) => string | null;
}

/**
 * Renders an overlay over any page and loads it on its first opening event. Each event becomes a new `asked`. A failed
 * import is retried on the next event and leaves the page intact.
 */
export function LazyOverlay({ load, listen, pageInstead }: OverPageProps) {
  const [over, setOver] = useState<{ Part: Part; asked: Event } | null>(null);
  useEffect(() => {
    let newest: Event | null = null;
    return listen(async (asked) => {
      newest = asked;
      const Part = await load().catch(() => null);
      if (Part) {
        // A slower import of an earlier event must not replace a newer one.
        if (newest === asked) setOver({ Part, asked });
        return;
      }
      const page = pageInstead?.(asked);
      if (page) location.assign(page);
    });
  }, [load, listen, pageInstead]);
  return over && <over.Part asked={over.asked} />;
}
