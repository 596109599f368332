import { type ReviewField, validateReviewField } from '@studio/domain/reviews/review-details';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

const stars = z.number().int().min(1).max(5);

/** Text field of a review, tidied and then validated by the same rule as on the page. */
const reviewText = (field: Exclude<ReviewField, 'rating'>) =>
  (field === 'text' ? multiLineText() : singleLineText())
    .max(4000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateReviewField(field, text);
      if (message) context.addIssue({ code: 'custom', message });
    });

/**
 * POST /reviews/shown: returns the published reviews of a class page, newest first, 12 at a time. The chosen display
 * name is the only personal data.
 */
export const listPublishedReviewsRequest = withEnvelope({
  branchId,
  activityType: z.string().min(1).max(60),
  subType: z.string().min(1).max(60).nullish(),
  /** Cursor from `next` of the previous response. */
  after: z.string().max(120).optional(),
});

export const publishedReview = z.object({
  rating: stars,
  text: z.string(),
  displayName: z.string(),
  /** London month of the visit, such as 'November 2026'. */
  month: z.string(),
  reply: z.string().nullable(),
});
export type PublishedReview = z.infer<typeof publishedReview>;

export const listPublishedReviewsResponse = z.object({
  ok: z.literal(true),
  /** Number and average rating of the page's published reviews. The average has one decimal and is null without any. */
  count: z.number().int(),
  average: z.number().nullable(),
  reviews: z.array(publishedReview),
  next: z.string().nullable(),
});
export type ListPublishedReviewsResponse = z.infer<typeof listPublishedReviewsResponse>;

/** Fields of the emailed link: the booking, and the `k` that proves access to it. */
const link = { branchId, bookingId: id, key: z.string().min(1).max(120) };

/**
 * POST /reviews/own: returns the booking and review that an emailed link refers to. Changes nothing. Errors: not_found
 * (invalid link), link_expired (after 60 days).
 */
export const ownReviewRequest = withEnvelope(link);

export const ownReviewResponse = z.object({
  ok: z.literal(true),
  class: z.object({
    title: z.string(),
    /** Day of the class, such as 'Tuesday 24 November 2026'. */
    day: z.string(),
    time: z.string(),
    instructorName: z.string(),
    /** Activity and subtype, which identify the class's page on the site, where published reviews appear. */
    activityType: z.string(),
    subType: z.string(),
  }),
  suggestedName: z.string(),
  /** Last day on which the link works, such as '22 January 2027'. */
  until: z.string(),
  /** Current review; null when none was written or it was withdrawn. */
  review: z
    .object({ rating: stars, text: z.string(), displayName: z.string(), published: z.boolean() })
    .nullable(),
});
export type OwnReviewResponse = z.infer<typeof ownReviewResponse>;

/**
 * POST /reviews/save: creates the review of the link's booking, or changes it until it is published. Repeating the same
 * content changes nothing. Idempotent. Errors: bad_request (with `field`), not_found, link_expired, not_changeable (published),
 * rate_limited.
 */
export const saveReviewRequest = withEnvelope({
  ...link,
  rating: stars,
  text: reviewText('text'),
  displayName: reviewText('displayName'),
});

/**
 * POST /reviews/withdraw: withdraws the review and deletes it; repeating the call changes nothing. Idempotent. Errors: not_found,
 * link_expired, not_changeable (published), rate_limited.
 */
export const withdrawReviewRequest = withEnvelope(link);

export const reviewOkResponse = z.object({ ok: z.literal(true) });
