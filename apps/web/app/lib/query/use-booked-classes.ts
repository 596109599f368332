import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of classes in which the member has a place, fetched once. Empty until loaded, and for visitors,
 * who load nothing.
 */
export function useBookedClasses(): ReadonlySet<string> {
  const memberId = useSession().user?.id;
  const [loaded, setLoaded] = useState<{ memberId: string; classes: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let isCancelled = false;
    import('../site/load-booked-classes.ts')
      .then(({ loadBookedClasses: loadOwnClasses }) => loadOwnClasses(memberId))
      .then(
        (classes) => isCancelled || setLoaded({ memberId, classes }),
        // Optional information: the page works without it.
        () => {},
      );
    return () => {
      isCancelled = true;
    };
  }, [memberId]);
  return loaded?.memberId === memberId ? (loaded?.classes ?? none) : none;
}
