import type { FirstVisitAnswer } from '@studio/contracts/first-visit';
import { useEffect, useState } from 'react';
import { getAnswers } from './first-visit-api.ts';

/** What is known of somebody's answers; null until it is, and when it could not be asked: nothing waits for it. */
export function useAnswers(bookingId: string | undefined, key: string | undefined) {
  const [known, setKnown] = useState<FirstVisitAnswer | null>(null);
  useEffect(() => {
    let wanted = true;
    getAnswers({ ...(bookingId ? { bookingId } : {}), key }).then(
      (answer) => wanted && setKnown(answer),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [bookingId, key]);
  return { known, setKnown };
}
