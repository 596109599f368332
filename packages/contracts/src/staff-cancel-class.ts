import { maxClassesPerCancellation } from '@studio/domain/bookings/class-cancellation-limit';
import { reasonLengthLimits } from '@studio/domain/bookings/class-cancellation-reason';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

const classIds = z.array(id).min(1).max(maxClassesPerCancellation);

/** Class as the dialog for cancelling shows it. */
const namedClass = z.object({
  classId: z.string(),
  title: z.string(),
  /** Start as an ISO instant in UTC. */
  start: z.string(),
  instructor: z.string(),
  studio: z.string(),
});

/** Class with free places that the cancellation emails suggest. */
export const suggestedClass = z.object({
  title: z.string(),
  start: z.string(),
  instructor: z.string(),
  /** Places that can be booked now. */
  placesLeft: z.number().int(),
  /** Path of the class's page on the site. */
  path: z.string(),
});
export type SuggestedClass = z.infer<typeof suggestedClass>;

/** Effects of cancelling a class: planned ones in the preview, actual ones in the progress. */
const consequence = {
  /** Number of booked places. */
  places: z.number().int(),
  /** Sum of the refunds to cards, without those that wait for the end of disputes. */
  refundTotalPence: z.number().int(),
  /** Sum of the card refunds that wait for the end of disputes. */
  disputedTotalPence: z.number().int(),
  /** Number of bookings that are refunded to cards. */
  refunds: z.number().int(),
  /** Number of sessions returned to packs and memberships. */
  sessionsReturned: z.number().int(),
};

export const classCancellationPreview = z.object({
  class: namedClass,
  ...consequence,
  /** Sum due at the front desk that will no longer be charged. */
  clearedTotalPence: z.number().int(),
  /** Sum paid at the front desk, without gift cards and earlier refunds. The front desk refunds it. */
  deskTotalPence: z.number().int(),
  /** Number of orders (places booked together) without an email address, whose clients the team has to tell. */
  unreachable: z.number().int(),
  /** Number of late cancellations that are refunded as well. */
  lateCancellations: z.number().int(),
  waiting: z.number().int(),
  /** Number of places held during checkout. */
  held: z.number().int(),
  suggestion: suggestedClass.nullable(),
});
export type ClassCancellationPreview = z.infer<typeof classCancellationPreview>;

/**
 * POST /admin/class/cancel/preview (policy: ADMIN, STAFF): returns the effects of cancelling without applying them.
 * Errors: not_found, class_begun.
 */
export const previewClassCancellationRequest = withEnvelope({ branchId, classIds });
export const previewClassCancellationResponse = z.object({
  ok: z.literal(true),
  classes: z.array(classCancellationPreview),
});
export type PreviewClassCancellationResponse = z.infer<typeof previewClassCancellationResponse>;

/**
 * POST /admin/class/cancel (policy: ADMIN, STAFF): cancels the classes at once and refunds all bookings in the
 * background. Repeating the call returns the progress. Idempotent. Errors: not_found, class_begun.
 */
export const cancelClassRequest = withEnvelope({
  branchId,
  classIds,
  /** Reason, which every cancellation email contains. */
  reason: multiLineText().min(reasonLengthLimits.min).max(reasonLengthLimits.max),
});

/**
 * POST /admin/class/cancel/progress (policy: ADMIN, STAFF): returns the progress. Errors: not_found (one of these
 * classes doesn't exist or hasn't been cancelled).
 */
export const getClassCancellationProgressRequest = withEnvelope({ branchId, classIds });

/** Booking of a cancelled class that the team has to handle manually. */
const bookingNeedingAttention = z.object({
  bookingId: z.string(),
  name: z.string(),
  /** Id of the client's profile in the staff tools; null when there is none. */
  personId: z.string().nullable(),
  /**
   * Reason for the manual work. refund_failed: the provider rejected a refund. paid_at_desk: money was paid at the
   * front desk. no_address: there is no email address.
   */
  reason: z.enum(['refund_failed', 'paid_at_desk', 'no_address']),
  /** Amount concerned, in pence; 0 when no money is involved. */
  amountPence: z.number().int(),
});
export type BookingNeedingAttention = z.infer<typeof bookingNeedingAttention>;

/** Booking that was cancelled with its class, and its refund. */
const cancelledBooking = z.object({
  bookingId: z.string(),
  name: z.string(),
  /** Id of the client's profile in the staff tools; null when there is none. */
  personId: z.string().nullable(),
  /** Whether the client had cancelled late before the class was cancelled. */
  wasLateCancelled: z.boolean(),
  /** State of the card refund; 'none' if there isn't one. */
  refund: z.enum(['none', 'pending', 'refunded', 'failed']),
  /** Refund to the card, in pence. */
  refundPence: z.number().int(),
  /** Amount that the cancellation returned to a gift card, in pence. */
  giftCardPence: z.number().int(),
  /** Amount paid at the front desk that staff haven't refunded yet, in pence. */
  deskPence: z.number().int(),
  sessionReturned: z.boolean(),
});
export type CancelledBooking = z.infer<typeof cancelledBooking>;

export const classCancellationProgress = z.object({
  class: namedClass,
  reason: z.string(),
  ...consequence,
  /** Number of processed bookings, out of the `total` that the class had when it was cancelled. */
  processed: z.number().int(),
  total: z.number().int(),
  /** Number of refunds that the provider has confirmed. */
  refundsSettled: z.number().int(),
  finished: z.boolean(),
  needsAttention: z.array(bookingNeedingAttention),
  /** Bookings cancelled so far, ordered by name. */
  bookings: z.array(cancelledBooking),
});
export type ClassCancellationProgress = z.infer<typeof classCancellationProgress>;

export const getClassCancellationProgressResponse = z.object({
  ok: z.literal(true),
  classes: z.array(classCancellationProgress),
});
export type GetClassCancellationProgressResponse = z.infer<typeof getClassCancellationProgressResponse>;
