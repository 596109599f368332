import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { useEffect, useState } from 'react';
import { getFirstVisitAnswers } from './first-visit-api.ts';

/** What is known of somebody's answers; null until it is, and when it could not be asked: nothing waits for it. */
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
