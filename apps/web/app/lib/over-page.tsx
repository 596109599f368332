import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

interface OverPageProps {
  /** Stable: made once. */
  load: () => Promise<ComponentType<{ asked: Event }>>;
  /** Tells of everything that asks for it; what it gives stops that. Stable. */
  listen: (tell: (asked: Event) => void) => () => void;
}

/** Something that lies over any page, loaded when it is first asked for; another asking is another `asked`. */
export function OverPage({ load, listen }: OverPageProps) {
  const [Part] = useState(() => lazy(async () => ({ default: await load() })));
  const [asked, tell] = useState<Event | null>(null);
  useEffect(() => listen(tell), [listen]);
  return (
    asked && (
      <Suspense>
        <Part asked={asked} />
      </Suspense>
    )
  );
}
