import { type ComponentType, useEffect, useState } from 'react';

type Part = ComponentType<{ asked: Event }>;

interface OverPageProps {
  /** Stable: made once. */
  load: () => Promise<Part>;
  /** Tells of everything that asks for it; what it gives stops that. Stable. */
  listen: (tell: (asked: Event) => void) => () => void;
  /** The address of the page that does the same, for when its script does not come; null, or none, stays here. Stable. */
  pageInstead?: (asked: Event) => string | null;
}

/**
 * Something that lies over any page, loaded when it is first asked for; another asking is another `asked`. A script that
 * does not come is tried anew at the next one, and breaks nothing of the page below.
 */
export function LazyOverlay({ load, listen, pageInstead }: OverPageProps) {
  const [over, setOver] = useState<{ Part: Part; asked: Event } | null>(null);
  useEffect(() => {
    let newest: Event | null = null;
    return listen(async (asked) => {
      newest = asked;
      const Part = await load().catch(() => null);
      if (Part) {
        // A script that is already under way may come to a later request first.
        if (newest === asked) setOver({ Part, asked });
        return;
      }
      const page = pageInstead?.(asked);
      if (page) location.assign(page);
    });
  }, [load, listen, pageInstead]);
  return over && <over.Part asked={over.asked} />;
}
