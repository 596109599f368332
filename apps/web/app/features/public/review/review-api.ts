import { paths } from '@studio/contracts/paths';
import type { OwnReviewResponse } from '@studio/contracts/reviews';
import type { ReviewDetails } from '@studio/domain/reviews/review-details';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Parameters of the link in the review email. */
export interface ReviewLink {
  bookingId: string;
  key: string;
}

/** Loads the class that a review link is about, and its review if there is one. Changes nothing. */
export function getMyReview(link: ReviewLink): Promise<OwnReviewResponse> {
  return browserApi().call<OwnReviewResponse>(paths.ownReview, link);
}

/** Creates or updates the review. */
export function sendReview(link: ReviewLink, details: ReviewDetails): Promise<unknown> {
  return browserApi().call(paths.reviewSave, { ...link, ...details });
}

export function withdrawReview(link: ReviewLink): Promise<unknown> {
  return browserApi().call(paths.reviewWithdraw, link);
}
