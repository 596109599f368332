import { paths } from '@studio/contracts/paths';
import type { OwnReviewResponse } from '@studio/contracts/reviews';
import type { ReviewDetails } from '@studio/domain/reviews/review-details';
import { browserApi } from '../../lib/browser-api.ts';

/** What the link of the mail names. */
export interface ReviewLink {
  bookingId: string;
  key: string;
}

/** What the link is about. Reading it changes nothing. */
export function getMyReview(link: ReviewLink): Promise<OwnReviewResponse> {
  return browserApi().call<OwnReviewResponse>(paths.ownReview, link);
}

/** Writes the review, or changes it. */
export function sendReview(link: ReviewLink, details: ReviewDetails): Promise<unknown> {
  return browserApi().call(paths.reviewSave, { ...link, ...details });
}

/** Takes it back. */
export function withdrawReview(link: ReviewLink): Promise<unknown> {
  return browserApi().call(paths.reviewWithdraw, link);
}
