import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, priceDto, principalUserId } from './shared-fields.ts';
import { codeText } from './text-schemas.ts';

/** Reasons why a credit doesn't cover a class (see domain/entitlements/coverage-error). */
export const coverageErrors = [
  'other_activity',
  'peak_time',
  'other_time',
  'not_yet_valid',
  'expired_by_then',
  'not_enough_left',
  'not_shareable',
] as const;

/** Credit of a member as pages show it. Instants are ISO texts. */
export const entitlementDto = z.object({
  entitlementId: z.string(),
  kind: z.enum(['drop-in', 'pack', 'membership', 'one-to-one', 'offer', 'event']),
  productId: z.string(),
  name: z.string(),
  /** Number of remaining sessions; null for unlimited ones. */
  sessionsLeft: z.number().int().nullable(),
  /** Number of sessions when the credit was new; null for unlimited ones. */
  sessions: z.number().int().nullable(),
  covers: z.array(z.string()).readonly(),
  offPeakOnly: z.boolean(),
  shareable: z.boolean(),
  startsAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Whether the membership renews monthly. False once it's cancelled, and for other credits. */
  renews: z.boolean(),
});
export type EntitlementDto = z.infer<typeof entitlementDto>;

/**
 * POST /classes/booking/quote: returns the payment methods for the caller's live hold and the cost of each. Takes no
 * payment. Without a member, only the card is offered. Errors: not_found, hold_expired, promo_refused.
 */
export const quoteHoldRequest = withEnvelope({
  branchId,
  holdId: id,
  principalUserId,
  promoCode: codeText().max(40).optional(),
});

export const quoteHoldResponse = z.object({
  ok: z.literal(true),
  places: z.number().int(),
  /** Credits that cover the class, the server's choice first. */
  entitlements: z.array(
    entitlementDto.extend({
      /** Sessions that this booking uses. */
      uses: z.number().int(),
      /**
       * Reason for the server's choice, such as "it renews on 1 December, and your pack lasts longer". Only on the
       * first of several credits; otherwise null.
       */
      reason: z.string().nullable(),
      /** Sentence about cancelling in time, such as "we’ll return 1 session to Reformer Flex 8". */
      cancellationNote: z.string(),
    }),
  ),
  /** Credits that don't cover this class, each with the reason as a code and as a sentence. */
  ineligible: z.array(z.object({ name: z.string(), reason: z.enum(coverageErrors), message: z.string() })),
  /** Costs of paying by card, in pounds: the price of each place, the total, and the total without savings. */
  card: z.object({ prices: z.array(priceDto), total: z.number(), base: z.number() }),
});
export type QuoteHoldResponse = z.infer<typeof quoteHoldResponse>;

/** POST /account/entitlements (policy: member): returns the member's current and past credits. */
export const listEntitlementsRequest = withEnvelope({ branchId });
export const listEntitlementsResponse = z.object({
  ok: z.literal(true),
  /** All credits: first the usable ones, soonest to expire first, then the used or expired ones, latest first. */
  entitlements: z.array(entitlementDto.extend({ isPast: z.boolean() })),
  /** Discount of the active memberships; null when there is none. */
  memberDiscount: z.object({ percent: z.number(), name: z.string() }).nullable(),
});
export type ListEntitlementsResponse = z.infer<typeof listEntitlementsResponse>;

/**
 * POST /account/movements (policy: member): returns the ledger of one entitlement, newest first. Errors: not_found.
 */
export const listSessionMovementsRequest = withEnvelope({ branchId, entitlementId: id });
export const listSessionMovementsResponse = z.object({
  ok: z.literal(true),
  movements: z.array(
    z.object({
      at: z.string(),
      sessions: z.number().int(),
      /** Reason of the movement, such as "Dynamic Reformer Pilates, Tue 24 Nov, 09:30". */
      description: z.string(),
      bookingId: z.string().nullable(),
      /** Remaining sessions after the movement; null for unlimited ones. */
      balance: z.number().int().nullable(),
    }),
  ),
});
export type ListSessionMovementsResponse = z.infer<typeof listSessionMovementsResponse>;
