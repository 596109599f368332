import { unbookedPaymentReasons } from '@studio/domain/bookings/unbooked-payment';
import { z } from 'zod';
import { proofOfWorkChallenge } from './bot-protection.ts';
import { errorCodes } from './error-codes.ts';
import { classChange } from './seen-class.ts';

/** A failed answer: the code and the sentence stand twice, since the two documents read them in two places. */
export const errorResponse = z.object({
  ok: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
  /** With `bad_request`: the field that is wrong, as a path. */
  field: z.string().optional(),
  /** With `forbidden` for a wrong clock: the server's unix seconds. */
  serverTime: z.number().int().optional(),
  /** With `forbidden`: the token of the call counts no more. Renew it, or go on without. Nothing was done. */
  tokenRefused: z.literal(true).optional(),
  /** With `proof_required`: what to solve and send along. */
  challenge: proofOfWorkChallenge.optional(),
  /** With `class_changed`: the class as it was accepted, and as it is now. */
  changed: classChange.optional(),
  /** With `slot_unavailable` after payment: the refund that is on its way, in pounds, and why there is no place. */
  refund: z
    .object({ amount: z.number(), status: z.string(), reason: z.enum(unbookedPaymentReasons).optional() })
    .optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
