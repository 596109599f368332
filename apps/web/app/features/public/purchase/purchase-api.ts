import type { MembershipResponse, StartMembershipResponse } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type {
  GiftCardInput,
  PurchaseResponse,
  QuotePurchaseResponse,
  StartPurchaseResponse,
} from '@studio/contracts/purchases';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';

/** Input of a price quote. Gift cards and memberships need no quote. */
export interface QuoteInput {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
}

/**
 * Returns the price for the current member with these codes. Changes nothing. Rejects with promo_refused or
 * gift_card_refused.
 */
export function fetchQuote(input: QuoteInput, signal?: AbortSignal): Promise<QuotePurchaseResponse> {
  return browserApi().call<QuotePurchaseResponse>(paths.purchaseQuote, input, signal ? { signal } : {});
}

export interface PurchaseInput {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
  giftCard?: GiftCardInput;
  /** Details of a buyer without an account. */
  customer?: GuestBuyer;
}

/**
 * Opens the purchase. Returns the open purchase if the key and the input are the same. Rejects with already_had,
 * promo_refused, gift_card_refused, not_for_sale, terms_outdated or payment_unavailable.
 */
export function startPurchase(input: PurchaseInput, idempotencyKey: string): Promise<StartPurchaseResponse> {
  return browserApi().call<StartPurchaseResponse>(paths.purchaseOpen, {
    ...input,
    termsVersion: getSiteConfig().termsVersion,
    idempotencyKey,
  });
}

/**
 * Starts a membership and opens its first payment. If the member has already started it and that payment is still open,
 * returns the started membership. Rejects with already_member, not_for_sale, terms_outdated or payment_unavailable.
 */
export function startMembership(productId: string, idempotencyKey: string): Promise<StartMembershipResponse> {
  return browserApi().call<StartMembershipResponse>(paths.membershipOpen, {
    productId,
    termsVersion: getSiteConfig().termsVersion,
    idempotencyKey,
  });
}

/** Settles a paid purchase. Idempotent. Rejects with payment_not_completed or payment_unavailable. */
export function confirmPurchase(purchaseId: string): Promise<PurchaseResponse> {
  return browserApi().call<PurchaseResponse>(paths.purchaseConfirm, { purchaseId });
}

/** Activates a membership after its first payment. Rejects with payment_not_completed or payment_unavailable. */
export function confirmMembership(membershipId: string): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.membershipConfirm, { membershipId });
}
