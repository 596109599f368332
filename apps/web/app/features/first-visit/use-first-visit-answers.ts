import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { useEffect, useState } from 'react';
import { getFirstVisitAnswers } from './first-visit-api.ts';

/** Loads the saved answers. They stay null while loading and if the request fails, because nothing depends on them. */
export function useFirstVisitAnswers(bookingId: string | undefined, key: string | undefined) {
  const [known, setKnown] = useState<FirstVisitResponse | null>(null);
  useEffect(() => {
    let wanted = true;
    getFirstVisitAnswers({ ...(bookingId ? { bookingId } : {}), key }).then(
      (answer) => wanted && setKnown(answer),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [bookingId, key]);
  return { known, setKnown };
}
