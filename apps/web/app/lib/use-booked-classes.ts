import { useEffect, useState } from 'react';
import { useSession } from './session/use-session.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of classes in which the member has a place, fetched once. Empty until loaded, and for visitors,
 * who load nothing.
 */
export function useBookedClasses(): ReadonlySet<string> {
  const memberId = useSession().user?.id;
  const [known, setKnown] = useState<{ memberId: string; classes: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let left = false;
    import('./load-booked-classes.ts')
      .then(({ loadBookedClasses: loadOwnClasses }) => loadOwnClasses(memberId))
      .then(
        (classes) => left || setKnown({ memberId, classes }),
        // Optional information: the page works without it.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [memberId]);
  return known?.memberId === memberId ? (known?.classes ?? none) : none;
}
