import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, email, id, idempotencyKey, localDate, priceDto } from './shared-fields.ts';
import { codeText, multiLineText, singleLineText } from './text-schemas.ts';

/** Buyer of a gift card without an account. */
const guestBuyer = customer.pick({ firstName: true, lastName: true, email: true });

/** Id of a product, or 'gift-card'. */
export const productId = z.string().min(1).max(60);

const code = codeText().max(40);

/** Gift card details as the buyer enters them. `amount` is in whole pounds, from 10 to 500. */
export const giftCardInput = z.object({
  amount: z.number().int().min(10).max(500),
  recipientName: singleLineText().min(1).max(60),
  recipientEmail: email,
  senderName: singleLineText().min(1).max(60),
  message: multiLineText().max(400).default(''),
  /** London day on which the gift card is emailed, at most a year ahead; null sends it at once. */
  sendOn: localDate.nullable().default(null),
});
export type GiftCardInput = z.infer<typeof giftCardInput>;

/**
 * POST /purchases/quote (policy: anyone): returns the price of a product for the caller with these codes. Takes no
 * payment. Member prices need a member's token. Errors: bad_request (a gift card without `amount`), not_found,
 * not_for_sale, promo_refused, gift_card_refused.
 */
export const quotePurchaseRequest = withEnvelope({
  branchId,
  productId,
  promoCode: code.optional(),
  giftCardCode: code.optional(),
  /** Value of the gift card being bought, in whole pounds. */
  amount: z.number().int().min(10).max(500).optional(),
});
export const quotePurchaseResponse = z.object({
  ok: z.literal(true),
  price: priceDto,
  /** Amount that the gift card pays and the balance that remains on it, in pounds; null without a gift card. */
  giftCard: z.object({ amountUsed: z.number(), balanceLeft: z.number() }).nullable(),
  /** Amount to pay by card, in pounds; 0 when nothing is due. */
  amountDue: z.number(),
  /** Whether the member has already bought this once-per-person offer. */
  alreadyBought: z.boolean(),
});
export type QuotePurchaseResponse = z.infer<typeof quotePurchaseResponse>;

/**
 * POST /purchases/open (policy: anyone): opens the purchase of a product, or returns the open one with the same
 * contents. A purchase with nothing to pay is settled at once. Memberships are bought with /memberships/open. Without a
 * member's token, only gift cards are sold, to the `customer`. Idempotent. Errors: bad_request (with `field`),
 * unauthorised, forbidden (the member's email address isn't verified), not_found, not_for_sale, already_had,
 * promo_refused, gift_card_refused, terms_outdated, payment_unavailable, idempotency_mismatch.
 */
export const startPurchaseRequest = withEnvelope({
  branchId,
  productId,
  promoCode: code.optional(),
  giftCardCode: code.optional(),
  giftCard: giftCardInput.optional(),
  /** Buyer without an account. For members, the profile applies. */
  customer: guestBuyer.optional(),
  termsVersion: z.string().max(40),
  idempotencyKey: idempotencyKey.optional(),
});
export const startPurchaseResponse = z.object({
  ok: z.literal(true),
  purchaseId: z.string(),
  /** Payment to complete; null when nothing is due and the purchase is settled. */
  payment: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }).nullable(),
  /** Amount to pay by card, in pounds. */
  amount: z.number(),
  currency: z.string(),
});
export type StartPurchaseResponse = z.infer<typeof startPurchaseResponse>;

/** Purchase as its confirmation and the member's list show it. Amounts are in pounds. */
export const purchaseDto = z.object({
  purchaseId: z.string(),
  productId: z.string(),
  name: z.string(),
  /**
   * Status of the purchase. REFUNDED: the payment was refunded because the product could no longer be sold, such as a
   * once-per-person offer that the buyer had before.
   */
  status: z.enum(['OPEN', 'PAID', 'REFUNDED', 'CANCELLED']),
  /** Sentence with the reason for REFUNDED; otherwise null. */
  refundReason: z.string().nullable(),
  price: priceDto,
  giftCardPaid: z.number(),
  cardPaid: z.number(),
  /** Card, such as "Visa ending 4242". */
  method: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** Signed URL of the invoice; null when nothing was paid or the invoice has no number yet. */
  invoice: z.string().nullable(),
  boughtAt: z.string(),
  entitlementId: z.string().nullable(),
  /** Recipient and sending date of the gift card that was bought. Only the recipient's email contains the code. */
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
 * POST /purchases/confirm (policy: anyone): settles a paid purchase, given by `purchaseId` or `paymentIntentId`.
 * Repeating the call returns the same response. Members confirm their own purchases, and a browser without an account
 * confirms the ones it opened. Idempotent. Errors: bad_request (neither id), unauthorised (no member's token, and the
 * purchase belongs to another browser), not_found, payment_not_completed, payment_unavailable.
 */
export const confirmPurchaseRequest = withEnvelope({
  branchId,
  purchaseId: id.optional(),
  paymentIntentId: z.string().max(140).optional(),
});
export const purchaseResponse = z.object({ ok: z.literal(true), purchase: purchaseDto });
export type PurchaseResponse = z.infer<typeof purchaseResponse>;

/**
 * POST /purchases/list (policy: member): returns the member's purchases, newest first. `cursor` is the one in the
 * previous response.
 */
export const listPurchasesRequest = withEnvelope({
  branchId,
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});
export const listPurchasesResponse = z.object({
  ok: z.literal(true),
  items: z.array(purchaseDto),
  cursor: z.string().nullable(),
});
export type ListPurchasesResponse = z.infer<typeof listPurchasesResponse>;

/**
 * POST /gift-cards/get: returns the balance of a gift card, given its code. Every failure returns the same error, and
 * guessing is rate limited. Idempotent. Errors: gift_card_refused, rate_limited.
 */
export const getGiftCardRequest = withEnvelope({ branchId, code });
export const getGiftCardResponse = z.object({
  ok: z.literal(true),
  balance: z.number(),
  amount: z.number(),
  currency: z.string(),
  expiresAt: z.string().nullable(),
});
export type GetGiftCardResponse = z.infer<typeof getGiftCardResponse>;
