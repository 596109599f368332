import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, priceDto, principalUserId } from './fields.ts';
import { codeText } from './text.ts';

/** Why a credit does not pay for a class; see domain/entitlements/coverage-error. */
export const coverageErrors = [
  'other_activity',
  'peak_time',
  'other_time',
  'not_yet_valid',
  'expired_by_then',
  'not_enough_left',
  'not_shareable',
] as const;

/** A member's credit as the pages show it. Instants are ISO texts. */
export const entitlementDto = z.object({
  entitlementId: z.string(),
  kind: z.enum(['drop-in', 'pack', 'membership', 'one-to-one', 'offer', 'event']),
  productId: z.string(),
  name: z.string(),
  /** Sessions left and in all; null is unlimited. */
  sessionsLeft: z.number().int().nullable(),
  sessions: z.number().int().nullable(),
  covers: z.array(z.string()).readonly(),
  offPeakOnly: z.boolean(),
  shareable: z.boolean(),
  startsAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Paid again every month, unless it has been cancelled: the sessions renew then. */
  renews: z.boolean(),
});
export type EntitlementDto = z.infer<typeof entitlementDto>;

/**
 * POST /classes/booking/quote: what the caller's live hold can be paid with, and what each way costs. Nothing is taken.
 * Without a member there is only the card. Refusals: not_found, hold_expired, promo_refused.
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
  /** The server's choice first; empty when no credit covers the class. */
  entitlements: z.array(
    entitlementDto.extend({
      /** Sessions that this booking takes. */
      uses: z.number().int(),
      /** "these renew on 1 December, your pack lasts longer"; only of the first one, and only beside others. */
      why: z.string().nullable(),
      /** What becomes of it when it is cancelled in time: "the session comes back to Reformer Flex 8". */
      onCancel: z.string(),
    }),
  ),
  /** Credits that do not pay for this class, each with a sentence that says why. */
  notCovering: z.array(z.object({ name: z.string(), why: z.enum(coverageErrors), sentence: z.string() })),
  /** By card: one price for each place, and all together, in pounds. */
  card: z.object({ prices: z.array(priceDto), total: z.number(), base: z.number() }),
});
export type QuoteHoldResponse = z.infer<typeof quoteHoldResponse>;

/** POST /account/entitlements: everything that the member has or had. Policy: member. */
export const entitlementsRequest = withEnvelope({ branchId });
export const entitlementsResponse = z.object({
  ok: z.literal(true),
  /** What can still be used, soonest to expire first; then what is over, latest first. */
  entitlements: z.array(entitlementDto.extend({ isOver: z.boolean() })),
  /** What active memberships take off; null without one. */
  memberDiscount: z.object({ percent: z.number(), name: z.string() }).nullable(),
});
export type EntitlementsResponse = z.infer<typeof entitlementsResponse>;

/** POST /account/movements: the ledger of one entitlement, newest first. Refusals: not_found. */
export const sessionMovementsRequest = withEnvelope({ branchId, entitlementId: id });
export const sessionMovementsResponse = z.object({
  ok: z.literal(true),
  movements: z.array(
    z.object({
      at: z.string(),
      sessions: z.number().int(),
      /** "Dynamic Reformer Pilates, Tue 24 Nov, 09:30": what it was for. */
      what: z.string(),
      bookingId: z.string().nullable(),
      /** Sessions left after it; null is unlimited. */
      balance: z.number().int().nullable(),
    }),
  ),
});
export type SessionMovementsResponse = z.infer<typeof sessionMovementsResponse>;
