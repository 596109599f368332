import { paths } from '@studio/contracts/paths';
import type {
  ListStaffReviewsResponse,
  ReviewStatus,
  StaffReview,
  StaffReviewResponse,
} from '@studio/contracts/staff-reviews';
import { browserApi } from '../../../lib/api/browser-api.ts';

export function listReviews(
  query: { status: ReviewStatus; activityType: string | null },
  after: string | null,
): Promise<ListStaffReviewsResponse> {
  return browserApi().call<ListStaffReviewsResponse>(paths.staffReviews, {
    ...query,
    after: after ?? undefined,
  });
}

/** Saves the decision on a review. `revision` is the revision that staff have read. */
export async function moderateReview(
  { bookingId, revision }: Pick<StaffReview, 'bookingId' | 'revision'>,
  decision: 'publish' | 'decline' | 'reopen',
  reason?: string,
): Promise<StaffReview> {
  const input = { bookingId, revision, decision, reason };
  return (await browserApi().call<StaffReviewResponse>(paths.reviewDecide, input)).review;
}

/** Saves the studio's public reply; an empty text removes it. */
export async function replyToReview(bookingId: string, reply: string): Promise<StaffReview> {
  return (await browserApi().call<StaffReviewResponse>(paths.reviewReply, { bookingId, reply })).review;
}
