import { unbookedPaymentReasons } from '@studio/domain/bookings/unbooked-payment';
import { z } from 'zod';
import { acceptedClassChange } from './accepted-class-details.ts';
import { proofOfWorkChallenge } from './bot-protection.ts';
import { errorCodes } from './error-codes.ts';

/** Latest change of a record by someone else. `by` is null for a person without a name. */
export const otherEdit = z.object({ by: z.string().nullable(), at: z.string() });
export type OtherEdit = z.infer<typeof otherEdit>;

/**
 * Error response. Contains code and message twice, because the two specification documents name different fields for
 * them.
 */
export const errorResponse = z.object({
  ok: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
  /** Path of the invalid field, with `bad_request`. */
  field: z.string().optional(),
  /** Current Unix seconds of the server, with `forbidden` because of a wrong clock. */
  serverTime: z.number().int().optional(),
  /**
   * True with `forbidden` when the access token is invalid or expired. Renew it or continue without it; nothing was
   * changed.
   */
  tokenRejected: z.literal(true).optional(),
  /** Challenge to solve and send, with `proof_required`. */
  challenge: proofOfWorkChallenge.optional(),
  /** Class as the customer accepted it and as it is now, with `class_changed`. */
  changed: acceptedClassChange.optional(),
  /** Author and time of the change that someone else saved meanwhile, with `edit_conflict`. */
  otherEdit: otherEdit.optional(),
  /** Pending refund in pounds, and the reason why there is no place, with `slot_unavailable` after a payment. */
  refund: z
    .object({ amount: z.number(), status: z.string(), reason: z.enum(unbookedPaymentReasons).optional() })
    .optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
