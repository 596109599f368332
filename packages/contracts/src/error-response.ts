import { unbookedPaymentReasons } from '@studio/domain/bookings/unbooked-payment';
import { z } from 'zod';
import { proofOfWorkChallenge } from './bot-protection.ts';
import { errorCodes } from './error-codes.ts';
import { classChange } from './seen-class.ts';

/**
 * Error response. Code and message appear twice because the two specification documents read them in different places.
 */
export const errorResponse = z.object({
  ok: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
  /** With `bad_request`: path of the invalid field. */
  field: z.string().optional(),
  /** With `forbidden` because of a wrong clock: the server's Unix seconds. */
  serverTime: z.number().int().optional(),
  /** With `forbidden`: the access token is invalid or expired. Renew it or continue without; nothing was changed. */
  tokenRejected: z.literal(true).optional(),
  /** With `proof_required`: the challenge to solve and send. */
  challenge: proofOfWorkChallenge.optional(),
  /** With `class_changed`: the class as accepted and as it is now. */
  changed: classChange.optional(),
  /** With `slot_unavailable` after payment: the pending refund in pounds, and why there is no place. */
  refund: z
    .object({ amount: z.number(), status: z.string(), reason: z.enum(unbookedPaymentReasons).optional() })
    .optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
