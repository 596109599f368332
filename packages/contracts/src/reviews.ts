import { type ReviewField, validateReviewField } from '@studio/domain/reviews/review-details';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { multiLineText, singleLineText } from './text.ts';

const stars = z.number().int().min(1).max(5);

/** A text of a review: tidied, and judged by the rule that the page judges it by. */
const words = (field: Exclude<ReviewField, 'rating'>) =>
  (field === 'text' ? multiLineText() : singleLineText())
    .max(4000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateReviewField(field, text);
      if (message) context.addIssue({ code: 'custom', message });
    });

/**
 * POST /reviews/shown: the published reviews of a class page, newest first, 12 at a time. Never more of a person than
 * the name that they chose.
 */
export const publishedReviewsRequest = withEnvelope({
  branchId,
  activityType: z.string().min(1).max(60),
  subType: z.string().min(1).max(60).nullish(),
  /** The `next` of the answer before. */
  after: z.string().max(120).optional(),
});

export const publishedReview = z.object({
  rating: stars,
  text: z.string(),
  shownName: z.string(),
  /** London month in which they came, 'November 2026'. */
  month: z.string(),
  reply: z.string().nullable(),
});
export type PublishedReview = z.infer<typeof publishedReview>;

export const publishedReviewsResponse = z.object({
  ok: z.literal(true),
  /** Of all published ones; the average with one decimal, null without any. */
  count: z.number().int(),
  average: z.number().nullable(),
  reviews: z.array(publishedReview),
  next: z.string().nullable(),
});
export type PublishedReviewsResponse = z.infer<typeof publishedReviewsResponse>;

/** What the link of a mail names: the booking, and the `k` that proves it. */
const link = { branchId, bookingId: id, key: z.string().min(1).max(120) };

/**
 * POST /reviews/own: what the link of a mail is about. It changes nothing. Refusals: not_found for a link that is none,
 * link_expired after 60 days.
 */
export const ownReviewRequest = withEnvelope(link);

export const ownReviewResponse = z.object({
  ok: z.literal(true),
  class: z.object({
    title: z.string(),
    /** 'Tuesday 24 November 2026' */
    day: z.string(),
    time: z.string(),
    instructorName: z.string(),
    /** Page of the class on the site, where published reviews stand. */
    activityType: z.string(),
    subType: z.string(),
  }),
  suggestedName: z.string(),
  /** The last day of the link, '22 January 2027'. */
  until: z.string(),
  /** What was written so far; null when nothing, or it was withdrawn. */
  review: z
    .object({ rating: stars, text: z.string(), shownName: z.string(), published: z.boolean() })
    .nullable(),
});
export type OwnReviewResponse = z.infer<typeof ownReviewResponse>;

/**
 * POST /reviews/save: writes the review of the link's booking, or changes it until it is published. Saying the same
 * twice is saying it once. Refusals: bad_request with the field, not_found, link_expired, not_changeable once it is
 * published, rate_limited.
 */
export const saveReviewRequest = withEnvelope({
  ...link,
  rating: stars,
  text: words('text'),
  shownName: words('shownName'),
});

/**
 * POST /reviews/withdraw: takes the review back and forgets it; done again, it changes nothing. Refusals: not_found,
 * link_expired, not_changeable once it is published, rate_limited.
 */
export const withdrawReviewRequest = withEnvelope(link);

export const reviewOkResponse = z.object({ ok: z.literal(true) });
