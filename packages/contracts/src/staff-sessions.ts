import { z } from 'zod';
import { entitlementDto } from './entitlements.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './fields.ts';
import { reasonField } from './staff-people.ts';
import { singleLineText } from './text.ts';

/**
 * The staff's calls about what somebody can book with: given, sold at the desk, adjusted, taken back. Amounts are whole
 * pence, instants ISO texts. Policy of all of them: STAFF or ADMIN.
 */

/** POST /admin/people/entitlements: everything they have or had, usable first. */
export const personEntitlementsRequest = withEnvelope({ branchId, personId: id });
export const personEntitlementsResponse = z.object({
  ok: z.literal(true),
  entitlements: z.array(
    entitlementDto.extend({
      isOver: z.boolean(),
      origin: z.string(),
      /** What is given back when it is taken back; null when it was not sold at the desk, or a session is used. */
      takeBackPence: z.number().int().nullable(),
    }),
  ),
});
export type PersonEntitlementsResponse = z.infer<typeof personEntitlementsResponse>;

/** POST /admin/people/movements: the ledger of one entitlement, newest first. */
export const personMovementsRequest = withEnvelope({ branchId, entitlementId: id });
export const personMovementsResponse = z.object({
  ok: z.literal(true),
  movements: z.array(
    z.object({
      movementId: z.number().int(),
      at: z.string(),
      sessions: z.number().int(),
      reason: z.string(),
      /** What it was for: a class, or the words of whoever did it. */
      what: z.string().nullable(),
      by: z.string(),
      balance: z.number().int().nullable(),
    }),
  ),
});
export type PersonMovementsResponse = z.infer<typeof personMovementsResponse>;

/**
 * POST /admin/people/grant: sessions given for nothing, of a product or free. `grantId` is made by the page: asked again,
 * nothing more is given. Refusals: not_found, bad_request.
 */
export const grantSessionsRequest = withEnvelope({
  branchId,
  personId: id,
  grantId: id,
  what: z.union([
    z.object({ productId: z.string().min(1).max(80) }),
    z.object({
      name: singleLineText().min(1).max(80),
      /** Null is unlimited. */
      sessions: z.number().int().min(1).max(200).nullable(),
      covers: z.array(z.string().min(1).max(40)).min(1).max(10),
      /** The last day; null has no end. */
      lastDay: localDate.nullable(),
    }),
  ]),
  reason: reasonField,
});
export const grantSessionsResponse = z.object({ ok: z.literal(true), entitlementId: z.string() });

/**
 * POST /admin/people/adjust: sessions more or fewer, never below zero. `adjustId` is made by the page. Refusals:
 * not_found, entitlement_used_up, not_changeable (unlimited).
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

/** POST /admin/people/extend: another last day. Refusals: not_found, bad_request (before it began). */
export const extendExpiryRequest = withEnvelope({
  branchId,
  entitlementId: id,
  lastDay: localDate,
  reason: reasonField,
});

/** How money changes hands at the desk. COMPLIMENTARY takes none, and needs a reason. */
export const deskPaymentMethods = ['CASH', 'TERMINAL', 'COMPLIMENTARY'] as const;
export const deskPaymentMethod = z.enum(deskPaymentMethods);

/**
 * POST /admin/people/sell: a pack or another product, paid at the desk. `saleId` is made by the page: asked again, nothing
 * is sold or taken twice. Refusals: not_found, not_for_sale, already_had, reason_needed (complimentary).
 */
export const sellProductRequest = withEnvelope({
  branchId,
  personId: id,
  saleId: id,
  productId: z.string().min(1).max(80),
  method: deskPaymentMethod,
  reason: reasonField.optional(),
});
export const sellProductResponse = z.object({
  ok: z.literal(true),
  entitlementId: z.string(),
  paidPence: z.number().int(),
});
export type SellProductResponse = z.infer<typeof sellProductResponse>;

/**
 * POST /admin/people/sell/undo: takes back what was sold at the desk, while no session of it is used; the money is given
 * back as it came. Refusals: not_found, not_changeable.
 */
export const reverseSaleRequest = withEnvelope({ branchId, entitlementId: id, reason: reasonField });
export const reverseSaleResponse = z.object({ ok: z.literal(true), backPence: z.number().int() });
export type ReverseSaleResponse = z.infer<typeof reverseSaleResponse>;

/** POST /admin/people/sellable: what can be sold or granted to somebody, and what it costs them. */
export const sellableProductsRequest = withEnvelope({ branchId, personId: id });
export const sellableProductsResponse = z.object({
  ok: z.literal(true),
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      kind: z.string(),
      pricePence: z.number().int(),
      basePence: z.number().int(),
      /** "Flow Anytime, 10 % off"; null without a saving. */
      saving: z.string().nullable(),
      sessions: z.number().int().nullable(),
      /** Sold once to each person, and they have had it. */
      had: z.boolean(),
      /** Can be sold at the desk; memberships can only be given. */
      forSale: z.boolean(),
    }),
  ),
  activities: z.array(z.object({ activityId: z.string(), label: z.string() })),
});
export type SellableProductsResponse = z.infer<typeof sellableProductsResponse>;
