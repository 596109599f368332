import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { useEffect, useState } from 'react';
import { getFirstVisitAnswers } from './first-visit-api.ts';

/** Loads the saved answers. They stay null while loading and if the request fails, because nothing depends on them. */
export function useFirstVisitAnswers(bookingId: string | undefined, key: string | undefined) {
  const [firstVisit, setFirstVisit] = useState<FirstVisitResponse | null>(null);
  useEffect(() => {
    let isCurrent = true;
    getFirstVisitAnswers({ ...(bookingId ? { bookingId } : {}), key }).then(
      (response) => isCurrent && setFirstVisit(response),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [bookingId, key]);
  return { known: firstVisit, setKnown: setFirstVisit };
}
