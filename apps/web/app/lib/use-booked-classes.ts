import { useEffect, useState } from 'react';
import { useSession } from './session/use-session.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Ids of the classes in which who is signed in has a place, asked for once; none while it is not known, and for visitors,
 * for whom nothing is asked or loaded.
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
        // It is a kindness: without it everything goes on as for everybody.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [memberId]);
  return known?.memberId === memberId ? (known?.classes ?? none) : none;
}
