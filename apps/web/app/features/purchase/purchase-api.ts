import type { EntitlementsResponse } from '@studio/contracts/entitlements';
import type { MembershipOpenResponse, MembershipResponse } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type {
  GiftCardInput,
  PurchaseOpenResponse,
  PurchaseQuoteResponse,
  PurchaseResponse,
} from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { browserApi } from '../../lib/browser-api.ts';

/** What is asked for a price. Gift cards and memberships have theirs on the page. */
export interface QuoteInput {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
}

/** What a product costs who is signed in, with these codes. Nothing is taken. Refuses with promo_refused, gift_card_refused. */
export function fetchQuote(wish: QuoteInput, signal?: AbortSignal): Promise<PurchaseQuoteResponse> {
  return browserApi().call<PurchaseQuoteResponse>(paths.purchaseQuote, wish, signal ? { signal } : {});
}

/** What is bought, as it is sent. */
export interface PurchaseInput {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
  giftCard?: GiftCardInput;
  /** Who buys without an account. */
  customer?: GuestBuyer;
}

/** Opens the purchase, or returns the open one of the same wish. */
export function openPurchase(wish: PurchaseInput, idempotencyKey: string): Promise<PurchaseOpenResponse> {
  return browserApi().call<PurchaseOpenResponse>(paths.purchaseOpen, {
    ...wish,
    termsVersion,
    idempotencyKey,
  });
}

/** Starts a membership that waits for its first payment, or returns the one that waits. Refuses with already_member. */
export function openMembership(productId: string, idempotencyKey: string): Promise<MembershipOpenResponse> {
  return browserApi().call<MembershipOpenResponse>(paths.membershipOpen, {
    productId,
    termsVersion,
    idempotencyKey,
  });
}

/** Settles what has been paid; asking again gives the same answer. Refuses with payment_not_completed. */
export function confirmPurchase(purchaseId: string): Promise<PurchaseResponse> {
  return browserApi().call<PurchaseResponse>(paths.purchaseConfirm, { purchaseId });
}

/** Makes a membership active whose first payment went through. Refuses with payment_not_completed. */
export function confirmMembership(membershipId: string): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.membershipConfirm, { membershipId });
}

/** What the member has and had. */
export function fetchEntitlements(): Promise<EntitlementsResponse> {
  return browserApi().call<EntitlementsResponse>(paths.entitlements, {});
}
