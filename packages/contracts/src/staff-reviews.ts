import { reviewMaxLengths, validateReviewReply } from '@studio/domain/reviews/review-details';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

export const reviewStatuses = ['NEW', 'PUBLISHED', 'DECLINED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** POST /admin/reviews/list: returns reviews of one status, newest first, 20 at a time. */
export const listStaffReviewsRequest = withEnvelope({
  branchId,
  status: z.enum(reviewStatuses).default('NEW'),
  activityType: z.string().min(1).max(60).nullish(),
  after: z.string().max(120).optional(),
});

export const staffReview = z.object({
  bookingId: z.string(),
  status: z.enum(reviewStatuses),
  rating: z.number().int(),
  text: z.string(),
  displayName: z.string(),
  revision: z.number().int(),
  writtenAt: z.string(),
  class: z.object({ title: z.string(), startsAt: z.string(), instructorName: z.string() }),
  /** Attendee who wrote the review. The name is empty when the account is closed. */
  person: z.object({ id: z.string().nullable(), name: z.string() }),
  reason: z.string().nullable(),
  reply: z.string().nullable(),
  moderated: z.object({ at: z.string(), by: z.string() }).nullable(),
});
export type StaffReview = z.infer<typeof staffReview>;

export const listStaffReviewsResponse = z.object({
  ok: z.literal(true),
  reviews: z.array(staffReview),
  /** Number of reviews by status. */
  counts: z.record(z.enum(reviewStatuses), z.number().int()),
  next: z.string().nullable(),
});
export type ListStaffReviewsResponse = z.infer<typeof listStaffReviewsResponse>;

/**
 * POST /admin/reviews/decide: publishes a review, declines or unpublishes it with a stored reason, or reopens it (which
 * undoes either). Idempotent. Errors: not_found, bad_request (no reason), not_changeable (the text has changed since `revision`).
 */
export const moderateReviewRequest = withEnvelope({
  branchId,
  bookingId: id,
  revision: z.number().int(),
  decision: z.enum(['publish', 'decline', 'reopen']),
  reason: multiLineText().max(reviewMaxLengths.reason).optional(),
});

/**
 * POST /admin/reviews/reply: saves the studio's public reply below a published review; an empty reply removes it.
 * Errors: bad_request, not_found.
 */
export const replyToReviewRequest = withEnvelope({
  branchId,
  bookingId: id,
  reply: multiLineText()
    .max(4000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateReviewReply(text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
});

export const staffReviewResponse = z.object({ ok: z.literal(true), review: staffReview });
export type StaffReviewResponse = z.infer<typeof staffReviewResponse>;
