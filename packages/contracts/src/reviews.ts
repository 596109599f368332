import { type ReviewField, reviewProblem } from '@studio/domain/reviews/review-details';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { lineText, proseText } from './text.ts';

const stars = z.number().int().min(1).max(5);

/** A text of a review: tidied, and judged by the rule that the page judges it by. */
const words = (field: Exclude<ReviewField, 'rating'>) =>
  (field === 'text' ? proseText() : lineText()).max(4000, 'Too long.').superRefine((text, context) => {
    const message = reviewProblem(field, text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/**
 * POST /reviews/shown: the published reviews of a class page, newest first, 12 at a time. Never more of a person than
 * the name that they chose.
 */
export const shownReviewsRequest = call({
  branchId,
  activityType: z.string().min(1).max(60),
  subType: z.string().min(1).max(60).nullish(),
  /** The `next` of the answer before. */
  after: z.string().max(120).optional(),
});

export const shownReview = z.object({
  rating: stars,
  text: z.string(),
  shownName: z.string(),
  /** London month in which they came, 'November 2026'. */
  month: z.string(),
  reply: z.string().nullable(),
});
export type ShownReview = z.infer<typeof shownReview>;

export const shownReviewsAnswer = z.object({
  ok: z.literal(true),
  /** Of all published ones; the average with one decimal, null without any. */
  count: z.number().int(),
  average: z.number().nullable(),
  reviews: z.array(shownReview),
  next: z.string().nullable(),
});
export type ShownReviewsAnswer = z.infer<typeof shownReviewsAnswer>;

/** What the link of a mail names: the booking, and the `k` that proves it. */
const link = { branchId, bookingId: id, key: z.string().min(1).max(120) };

/**
 * POST /reviews/own: what the link of a mail is about. It changes nothing. Refusals: not_found for a link that is none,
 * link_expired after 60 days.
 */
export const ownReviewRequest = call(link);

export const ownReviewAnswer = z.object({
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
export type OwnReviewAnswer = z.infer<typeof ownReviewAnswer>;

/**
 * POST /reviews/save: writes the review of the link's booking, or changes it until it is published. Saying the same
 * twice is saying it once. Refusals: bad_request with the field, not_found, link_expired, not_changeable once it is
 * published, rate_limited.
 */
export const saveReviewRequest = call({
  ...link,
  rating: stars,
  text: words('text'),
  shownName: words('shownName'),
});

/**
 * POST /reviews/withdraw: takes the review back and forgets it; done again, it changes nothing. Refusals: not_found,
 * link_expired, not_changeable once it is published, rate_limited.
 */
export const withdrawReviewRequest = call(link);

export const reviewDoneAnswer = z.object({ ok: z.literal(true) });
