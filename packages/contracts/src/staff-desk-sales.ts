import { giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { counterItemLimits } from '@studio/domain/purchases/counter-item';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, email, id } from './shared-fields.ts';
import { reasonField } from './staff-people.ts';
import { codeText, singleLineText } from './text-schemas.ts';

/**
 * Staff calls that list what a client can buy at the front desk, and that quote, sell and reverse a sale. Amounts are
 * whole pence, and instants are ISO texts. Policy of all these calls: STAFF or ADMIN.
 */

/** Payment methods at the front desk. COMPLIMENTARY takes no money and needs a reason. */
export const deskPaymentMethods = ['CASH', 'TERMINAL', 'COMPLIMENTARY'] as const;
export const deskPaymentMethod = z.enum(deskPaymentMethods);
export type DeskPaymentMethod = z.infer<typeof deskPaymentMethod>;

/** Codes that lower what a client pays at the front desk. COMPLIMENTARY sales ignore them. */
export const deskCodeFields = {
  promoCode: codeText().max(40).optional(),
  giftCardCode: codeText().max(40).optional(),
};

/**
 * Goods of a sale and the codes. Exactly one kind of goods is given: a product or counter item of the catalogue
 * (`productId`), an item with a typed name and price, or a gift card.
 */
const goodsAndCodes = {
  productId: z.string().min(1).max(80).optional(),
  item: z
    .object({
      name: singleLineText().min(1).max(counterItemLimits.maxNameLength),
      pricePence: z.number().int().min(counterItemLimits.minPence).max(counterItemLimits.maxPence),
    })
    .optional(),
  giftCard: z
    .object({
      /** Value in whole pounds. */
      amount: z.number().int().min(giftCardLimits.leastPounds).max(giftCardLimits.mostPounds),
      recipientName: singleLineText().max(giftCardLimits.nameMax).default(''),
      /** Empty for a gift card whose code staff hand over. */
      recipientEmail: z.union([z.literal(''), email]).default(''),
    })
    .optional(),
  ...deskCodeFields,
};

/** Price with codes, and the part that a gift card pays. Amounts are whole pence. */
export const deskPriceFields = {
  basePence: z.number().int(),
  pricePence: z.number().int(),
  /** Saving, such as "10% off with CALM10"; null when there is none. */
  saving: z.string().nullable(),
  /** Whether the price contains the saving of the promo code. False when another saving is better. */
  isPromoUsed: z.boolean(),
  /** Part that the gift card pays, and its balance afterwards; null without a gift card. */
  giftCard: z.object({ usedPence: z.number().int(), remainingPence: z.number().int() }).nullable(),
  /** Rest, which the client pays in cash or by card machine. */
  duePence: z.number().int(),
};

/**
 * POST /admin/people/sell/quote: returns what a client pays for goods, with codes. Takes no payment. Errors: not_found,
 * not_for_sale, bad_request, promo_refused, gift_card_refused.
 */
export const quoteSaleRequest = withEnvelope({ branchId, personId: id, ...goodsAndCodes });
export const quoteSaleResponse = z.object({ ok: z.literal(true), ...deskPriceFields });
export type QuoteSaleResponse = z.infer<typeof quoteSaleResponse>;

/**
 * POST /admin/people/sell: sells a pack, another product, a counter item or a gift card at the front desk. Without a
 * client (`personId` null), it sells only counter items and items with a typed name, without codes. The page generates `saleId`; repeating it sells and charges nothing more. Idempotent. Errors: not_found, not_for_sale,
 * already_had, reason_needed (complimentary), bad_request, promo_refused, gift_card_refused, price_changed,
 * idempotency_mismatch (another sale with the same `saleId`).
 */
export const sellProductRequest = withEnvelope({
  branchId,
  personId: id.nullable(),
  saleId: id,
  ...goodsAndCodes,
  method: deskPaymentMethod,
  /** Amount to pay as the page showed it, without the part that a gift card pays. */
  expectedPence: z.number().int().min(0).optional(),
  /** Price after savings as the page showed it, including the part that a gift card pays. */
  expectedPricePence: z.number().int().min(0).optional(),
  reason: reasonField.optional(),
});
export const sellProductResponse = z.object({
  ok: z.literal(true),
  /** Null for a counter item or a gift card, which grant no sessions. */
  entitlementId: z.string().nullable(),
  paidPence: z.number().int(),
  /** Part that a gift card paid, in addition to `paidPence`. */
  giftCardPence: z.number().int(),
  /**
   * Gift card that was sold, with its code; null for other goods, and when the call is repeated later than 10 minutes
   * after the sale.
   */
  giftCard: z.object({ code: z.string(), amountPence: z.number().int(), expiresAt: z.string() }).nullable(),
});
export type SellProductResponse = z.infer<typeof sellProductResponse>;

/**
 * POST /admin/people/sell/undo: reverses a front-desk sale while none of its sessions is used; the money is refunded by
 * the same method. Errors: not_found, not_changeable.
 */
export const reverseSaleRequest = withEnvelope({ branchId, entitlementId: id, reason: reasonField });
export const reverseSaleResponse = z.object({
  ok: z.literal(true),
  refundedPence: z.number().int(),
  /** Part of `refundedPence` that returned to a gift card. Staff hand over the rest. */
  giftCardPence: z.number().int(),
});
export type ReverseSaleResponse = z.infer<typeof reverseSaleResponse>;

/**
 * POST /admin/people/sellable: returns the products that can be sold or granted to a client, with the client's prices,
 * and the counter items. Without a client, returns only the counter items. Errors: not_found.
 */
export const listSellableProductsRequest = withEnvelope({ branchId, personId: id.nullable() });
export const listSellableProductsResponse = z.object({
  ok: z.literal(true),
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      kind: z.string(),
      pricePence: z.number().int(),
      basePence: z.number().int(),
      /** Saving, such as "Member price, 10% off"; null when there is none. */
      saving: z.string().nullable(),
      sessions: z.number().int().nullable(),
      /** Whether the product is sold once per person, and the client has already bought it. */
      alreadyBought: z.boolean(),
      /** Whether the front desk can sell the product. The others, such as memberships, can only be granted. */
      forSale: z.boolean(),
    }),
  ),
  activities: z.array(z.object({ activityId: z.string(), label: z.string() })),
});
export type ListSellableProductsResponse = z.infer<typeof listSellableProductsResponse>;
