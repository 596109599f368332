import type { OwnReviewAnswer } from '@studio/contracts/reviews';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isMissing } from '../../lib/api-error.ts';
import { type ReviewLink, readOwnReview } from './review-api.ts';

export type OwnReviewState =
  | { at: 'loading' }
  | { at: 'shown'; answer: OwnReviewAnswer }
  | { at: 'missing' | 'expired' | 'failed' };

/** What the link of a mail is about, and how to look again. */
export function useOwnReview({ bookingId, key }: ReviewLink) {
  const [state, setState] = useState<OwnReviewState>({ at: 'loading' });
  const look = useCallback(async () => {
    try {
      setState({ at: 'shown', answer: await readOwnReview({ bookingId, key }) });
    } catch (error) {
      setState({ at: whyNot(error) });
    }
  }, [bookingId, key]);
  useEffect(() => void look(), [look]);
  return { state, look };
}

function whyNot(error: unknown): 'missing' | 'expired' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'link_expired') return 'expired';
  return isMissing(error) ? 'missing' : 'failed';
}
