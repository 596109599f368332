import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, email, id, idempotencyKey, localDate, priceDto } from './fields.ts';
import { codeText, multiLineText, singleLineText } from './text.ts';

/** Who buys a gift card without an account. */
const guestBuyer = customer.pick({ firstName: true, lastName: true, email: true });

/** A product's id, or 'gift-card'. */
export const productId = z.string().min(1).max(60);

const code = codeText().max(40);

/** A gift card as its buyer fills it in. `amount` in whole pounds, 10 to 500. */
export const giftCardInput = z.object({
  amount: z.number().int().min(10).max(500),
  recipientName: singleLineText().min(1).max(60),
  recipientEmail: email,
  senderName: singleLineText().min(1).max(60),
  message: multiLineText().max(400).default(''),
  /** The day on which it is mailed, London; null is at once. At most a year ahead. */
  sendOn: localDate.nullable().default(null),
});
export type GiftCardInput = z.infer<typeof giftCardInput>;

/**
 * POST /purchases/quote: what a product costs this member with these codes. Nothing is taken. Anyone may ask; only a
 * member's token brings member prices. Refusals: not_found, not_for_sale, promo_refused, gift_card_refused.
 */
export const purchaseQuoteRequest = withEnvelope({
  branchId,
  productId,
  promoCode: code.optional(),
  giftCardCode: code.optional(),
  /** Of a gift card that is being bought: whole pounds. */
  amount: z.number().int().min(10).max(500).optional(),
});
export const purchaseQuoteResponse = z.object({
  ok: z.literal(true),
  price: priceDto,
  /** The gift card's part, and what is left on it afterwards, in pounds; null without one. */
  giftCard: z.object({ pays: z.number(), leaves: z.number() }).nullable(),
  /** By card, in pounds; 0 when nothing is. */
  toPay: z.number(),
  /** The member has had this once-per-person offer already. */
  alreadyHad: z.boolean(),
});
export type PurchaseQuoteResponse = z.infer<typeof purchaseQuoteResponse>;

/**
 * POST /purchases/open (policy: anyone): opens the purchase of a product, or returns the one that is open with the same
 * contents. With nothing to pay it is settled at once. Memberships are bought with /memberships/open. Without a member's
 * token only gift cards are sold, to the `customer`. Refusals: unauthorised, not_found, not_for_sale, already_had,
 * promo_refused, gift_card_refused, terms_outdated, payment_unavailable, idempotency_mismatch.
 */
export const purchaseOpenRequest = withEnvelope({
  branchId,
  productId,
  promoCode: code.optional(),
  giftCardCode: code.optional(),
  giftCard: giftCardInput.optional(),
  /** Who buys without an account; a member's own details are used instead. */
  customer: guestBuyer.optional(),
  termsVersion: z.string().max(40),
  idempotencyKey: idempotencyKey.optional(),
});
export const purchaseOpenResponse = z.object({
  ok: z.literal(true),
  purchaseId: z.string(),
  /** Null when nothing was left to pay: then it is settled. */
  payment: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }).nullable(),
  /** By card, in pounds. */
  amount: z.number(),
  currency: z.string(),
});
export type PurchaseOpenResponse = z.infer<typeof purchaseOpenResponse>;

/** A purchase that was settled, as its confirmation shows it. Pounds. */
export const purchaseDto = z.object({
  purchaseId: z.string(),
  productId: z.string(),
  name: z.string(),
  /** REFUNDED: the money went back, since it could not be had any more (a second first offer). */
  status: z.enum(['OPEN', 'PAID', 'REFUNDED', 'CANCELLED']),
  /** Of REFUNDED, a sentence that says why it could not be had. */
  whyRefunded: z.string().nullable(),
  price: priceDto,
  giftCardPaid: z.number(),
  cardPaid: z.number(),
  /** "Visa ending 4242". */
  method: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** Signed address of the invoice; null when nothing was paid or it is not numbered yet. */
  invoice: z.string().nullable(),
  boughtAt: z.string(),
  entitlementId: z.string().nullable(),
  /** Of a gift card that was bought: to whom it goes, and when. The code is in their mail alone. */
  giftCard: z
    .object({
      recipientName: z.string(),
      recipientEmail: z.string(),
      sendOn: z.string().nullable(),
      amount: z.number(),
    })
    .nullable(),
});
export type PurchaseDto = z.infer<typeof purchaseDto>;

/**
 * POST /purchases/confirm (policy: anyone): settles what has been paid, by purchase or by payment; asking again gives
 * the same answer. A member confirms their own, the browser that bought without an account its own. Refusals: unauthorised
 * (without a member's token, for a purchase of another browser), not_found, payment_not_completed.
 */
export const purchaseConfirmRequest = withEnvelope({
  branchId,
  purchaseId: id.optional(),
  paymentIntentId: z.string().max(140).optional(),
});
export const purchaseResponse = z.object({ ok: z.literal(true), purchase: purchaseDto });
export type PurchaseResponse = z.infer<typeof purchaseResponse>;

/** POST /purchases/list (policy: member): what the member has bought, newest first. `cursor` of the page before. */
export const purchaseListRequest = withEnvelope({
  branchId,
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});
export const purchaseListResponse = z.object({
  ok: z.literal(true),
  items: z.array(purchaseDto),
  cursor: z.string().nullable(),
});
export type PurchaseListResponse = z.infer<typeof purchaseListResponse>;

/**
 * POST /gift-cards/get: the balance of a gift card, for whoever knows its code. Every failure answers the same, and
 * guessing is limited. Refusals: gift_card_refused, rate_limited.
 */
export const giftCardGetRequest = withEnvelope({ branchId, code });
export const giftCardGetResponse = z.object({
  ok: z.literal(true),
  balance: z.number(),
  amount: z.number(),
  currency: z.string(),
  expiresAt: z.string().nullable(),
});
export type GiftCardGetResponse = z.infer<typeof giftCardGetResponse>;
