import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of classes in which the member has a place, fetched once. Empty until loaded, and for
 * visitors, for whom nothing is loaded.
 */
export function useBookedClassIds(): ReadonlySet<string> {
  const memberId = useSession().user?.id;
  const [loaded, setLoaded] = useState<{ memberId: string; classes: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let isCancelled = false;
    import('../site/load-booked-class-ids.ts')
      .then(({ loadBookedClassIds: loadOwnClasses }) => loadOwnClasses(memberId))
      .then(
        (classes) => isCancelled || setLoaded({ memberId, classes }),
        // Ignored, because the page is complete without the bookings.
        () => {},
      );
    return () => {
      isCancelled = true;
    };
  }, [memberId]);
  return loaded?.memberId === memberId ? (loaded?.classes ?? none) : none;
}
