import type { OwnReviewResponse } from '@studio/contracts/reviews';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isNotFound } from '../../../lib/api/api-error.ts';
import { getMyReview, type ReviewLink } from './review-api.ts';

export type MyReviewState =
  | { at: 'loading' }
  | { at: 'shown'; response: OwnReviewResponse }
  | { at: 'missing' | 'expired' | 'failed' };

/** Loads the class that a review link is about, and its review if there is one. `refetch` retries after an error. */
export function useMyReview({ bookingId, key }: ReviewLink) {
  const [state, setState] = useState<MyReviewState>({ at: 'loading' });
  const load = useCallback(async () => {
    try {
      setState({ at: 'shown', response: await getMyReview({ bookingId, key }) });
    } catch (error) {
      setState({ at: toFailureState(error) });
    }
  }, [bookingId, key]);
  useEffect(() => void load(), [load]);
  return { state, refetch: load };
}

function toFailureState(error: unknown): 'missing' | 'expired' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'link_expired') return 'expired';
  return isNotFound(error) ? 'missing' : 'failed';
}
