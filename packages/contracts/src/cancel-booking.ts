import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/**
 * POST /classes/class/cancel: cancels a booking and returns what was paid, until 24 hours before the start, inclusive.
 * Idempotent. Errors: not_found, already_cancelled, cancellation_closed, not_cancellable.
 */
export const cancelBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});

export const cancelBookingResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  /** Time of the cancellation, as an ISO instant. */
  cancelledAt: z.string(),
  receiptUrl: z.string().nullable(),
  /** Refund in pounds; null when no money is refunded. */
  refund: z.object({ amount: z.number(), status: z.string() }).nullable(),
  /** Credit to which sessions were returned, and their number; null if the booking wasn't paid with sessions. */
  credit: z.object({ name: z.string(), sessions: z.number().int() }).nullable(),
});
export type CancelBookingResponse = z.infer<typeof cancelBookingResponse>;
