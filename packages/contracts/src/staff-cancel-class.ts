import { maxClassReasonLength } from '@studio/domain/bookings/class-cancellation-reason';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { multiLineText } from './text.ts';

/** Classes that one call cancels at most: a closed day, with room to spare. */
export const maxClassesPerCancellation = 60;

const classIds = z.array(id).min(1).max(maxClassesPerCancellation);

/** A class as the dialog names it. */
const namedClass = z.object({
  classId: z.string(),
  title: z.string(),
  /** ISO instant, UTC. */
  start: z.string(),
  instructor: z.string(),
  studio: z.string(),
});

/** Where everybody is pointed to instead: the page of a class with places left. */
export const suggestedClass = z.object({
  title: z.string(),
  start: z.string(),
  instructor: z.string(),
  /** Places that can be booked now. */
  placesLeft: z.number().int(),
  /** Its page, relative to the site. */
  path: z.string(),
});
export type SuggestedClass = z.infer<typeof suggestedClass>;

/** What cancelling would do, or has done: counts, and amounts in pounds. */
const consequence = {
  /** Places that are booked. */
  places: z.number().int(),
  /** Pounds back to cards. */
  refundTotal: z.number(),
  /** How many bookings these pounds are for. */
  refunds: z.number().int(),
  /** Sessions back to packs and memberships. */
  sessionsBack: z.number().int(),
};

export const cancelClassPreview = z.object({
  class: namedClass,
  ...consequence,
  /** What is still to be paid at the desk and is not any more, in pounds. */
  clearedTotal: z.number(),
  /** What was paid at the desk, in pounds: it is given back there. */
  deskTotal: z.number(),
  /** Places that were given up late and are paid back as well. */
  givenUp: z.number().int(),
  waiting: z.number().int(),
  /** Places that are held while somebody checks out. */
  held: z.number().int(),
  suggestion: suggestedClass.nullable(),
});
export type CancelClassPreview = z.infer<typeof cancelClassPreview>;

/** POST /admin/class/cancel/preview (policy: ADMIN, STAFF): what will happen, changing nothing. Refusals: not_found, class_begun. */
export const cancelClassPreviewRequest = withEnvelope({ branchId, classIds });
export const cancelClassPreviewResponse = z.object({
  ok: z.literal(true),
  classes: z.array(cancelClassPreview),
});
export type CancelPreviewResponse = z.infer<typeof cancelClassPreviewResponse>;

/**
 * POST /admin/class/cancel (policy: ADMIN, STAFF): the classes are off at once, and everybody in them gets back what they
 * gave, in the background. Asked again it answers how far that is. Refusals: not_found, class_begun.
 */
export const cancelClassRequest = withEnvelope({
  branchId,
  classIds,
  /** Said to everybody. */
  reason: multiLineText().min(maxClassReasonLength.min).max(maxClassReasonLength.max),
});

/** POST /admin/class/cancel/progress (policy: ADMIN, STAFF): how far it is. Refusals: not_found (no such class is being cancelled). */
export const cancelClassProgressRequest = withEnvelope({ branchId, classIds });

/** Something that a person has to look after. */
const needsPerson = z.object({
  bookingId: z.string(),
  name: z.string(),
  /** Their page in the staff tools; null when the studio has none of them. */
  personId: z.string().nullable(),
  /** The provider refused a refund; money was paid at the desk; there is no address to write to. */
  why: z.enum(['refund_failed', 'paid_at_desk', 'no_address']),
  /** In pounds; 0 without money. */
  amount: z.number(),
});
export type NeedsAttention = z.infer<typeof needsPerson>;

export const cancelClassProgress = z.object({
  class: namedClass,
  reason: z.string(),
  ...consequence,
  /** Bookings that are done, of all in the class when it was cancelled. */
  done: z.number().int(),
  total: z.number().int(),
  /** Refunds that the provider has confirmed. */
  refundsSettled: z.number().int(),
  finished: z.boolean(),
  needsPerson: z.array(needsPerson),
});
export type CancelClassProgress = z.infer<typeof cancelClassProgress>;

export const cancelClassProgressResponse = z.object({
  ok: z.literal(true),
  classes: z.array(cancelClassProgress),
});
export type CancelClassProgressResponse = z.infer<typeof cancelClassProgressResponse>;
