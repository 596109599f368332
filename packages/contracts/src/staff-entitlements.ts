import { z } from 'zod';
import { entitlementDto } from './entitlements.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { reasonField } from './staff-people.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * Staff calls that list, grant, adjust and extend a client's entitlements. Amounts are whole pence, and instants are ISO
 * texts. Policy of all these calls: STAFF or ADMIN.
 */

/**
 * POST /admin/people/entitlements: returns a client's current and past credits, usable ones first. Errors: not_found.
 */
export const listPersonEntitlementsRequest = withEnvelope({ branchId, personId: id });
export const listPersonEntitlementsResponse = z.object({
  ok: z.literal(true),
  entitlements: z.array(
    entitlementDto.extend({
      isPast: z.boolean(),
      origin: z.string(),
      /**
       * Amount to refund when the sale is reversed; null when the credit wasn't sold at the front desk, has unlimited
       * sessions, or a session has been used.
       */
      reversalPence: z.number().int().nullable(),
      /** Payment method at the front desk; null when the credit wasn't sold there. */
      deskMethod: z.enum(['CASH', 'TERMINAL', 'COMPLIMENTARY', 'GIFT_CARD']).nullable(),
      /** Part of `reversalPence` that returns to the gift card that paid it. */
      reversalGiftCardPence: z.number().int(),
    }),
  ),
});
export type ListPersonEntitlementsResponse = z.infer<typeof listPersonEntitlementsResponse>;

/** POST /admin/people/movements: returns the ledger of one entitlement, newest first. Errors: not_found. */
export const listPersonMovementsRequest = withEnvelope({ branchId, entitlementId: id });
export const listPersonMovementsResponse = z.object({
  ok: z.literal(true),
  movements: z.array(
    z.object({
      movementId: z.number().int(),
      at: z.string(),
      sessions: z.number().int(),
      reason: z.string(),
      /** Class, or the reason that the staff member entered. */
      description: z.string().nullable(),
      author: z.string(),
      balance: z.number().int().nullable(),
    }),
  ),
});
export type ListPersonMovementsResponse = z.infer<typeof listPersonMovementsResponse>;

/**
 * POST /admin/people/grant: grants free sessions, of a product or with custom terms. The page generates `grantId`;
 * repeating it grants nothing more. Idempotent. Errors: not_found, bad_request.
 */
export const grantSessionsRequest = withEnvelope({
  branchId,
  personId: id,
  grantId: id,
  terms: z.union([
    z.object({ productId: z.string().min(1).max(80) }),
    z.object({
      name: singleLineText().min(1).max(80),
      /** Number of sessions; null for unlimited ones. */
      sessions: z.number().int().min(1).max(200).nullable(),
      covers: z.array(z.string().min(1).max(40)).min(1).max(10),
      /** Last day of the credit; null when it never expires. */
      lastDay: localDate.nullable(),
    }),
  ]),
  reason: reasonField,
});
export const grantSessionsResponse = z.object({ ok: z.literal(true), entitlementId: z.string() });

/**
 * POST /admin/people/adjust: adds or removes sessions, never below zero. The page generates `adjustId` as idempotency
 * key. Idempotent. Errors: not_found, entitlement_used_up, not_changeable (unlimited).
 */
export const adjustSessionsRequest = withEnvelope({
  branchId,
  entitlementId: id,
  adjustId: id,
  sessions: z
    .number()
    .int()
    .min(-200)
    .max(200)
    .refine((sessions) => sessions !== 0, 'Must not be 0'),
  reason: reasonField,
});
export const adjustSessionsResponse = z.object({ ok: z.literal(true), sessionsLeft: z.number().int() });

/** POST /admin/people/extend: changes the last day of a credit. Errors: not_found, bad_request (before its start). */
export const extendExpiryRequest = withEnvelope({
  branchId,
  entitlementId: id,
  lastDay: localDate,
  reason: reasonField,
});
