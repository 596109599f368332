import type { EntitlementsAnswer } from '@studio/contracts/entitlements';
import type { MembershipAnswer, MembershipOpenAnswer } from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import type {
  GiftCardWish,
  PurchaseAnswer,
  PurchaseOpenAnswer,
  PurchaseQuoteAnswer,
} from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { browserApi } from '../../lib/browser-api.ts';

/** What is asked for a price. Gift cards and memberships have theirs on the page. */
export interface QuoteWish {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
}

/** What a product costs who is signed in, with these codes. Nothing is taken. Refuses with promo_refused, gift_card_refused. */
export function fetchQuote(wish: QuoteWish, signal?: AbortSignal): Promise<PurchaseQuoteAnswer> {
  return browserApi().call<PurchaseQuoteAnswer>(paths.purchaseQuote, wish, signal ? { signal } : {});
}

/** What is bought, as it is sent. */
export interface PurchaseWish {
  productId: string;
  promoCode?: string;
  giftCardCode?: string;
  giftCard?: GiftCardWish;
  /** Who buys without an account. */
  customer?: GuestBuyer;
}

/** Opens the purchase, or returns the open one of the same wish. */
export function openPurchase(wish: PurchaseWish, idempotencyKey: string): Promise<PurchaseOpenAnswer> {
  return browserApi().call<PurchaseOpenAnswer>(paths.purchaseOpen, { ...wish, termsVersion, idempotencyKey });
}

/** Starts a membership that waits for its first payment, or returns the one that waits. Refuses with already_member. */
export function openMembership(productId: string, idempotencyKey: string): Promise<MembershipOpenAnswer> {
  return browserApi().call<MembershipOpenAnswer>(paths.membershipOpen, {
    productId,
    termsVersion,
    idempotencyKey,
  });
}

/** Settles what has been paid; asking again gives the same answer. Refuses with payment_not_completed. */
export function confirmPurchase(purchaseId: string): Promise<PurchaseAnswer> {
  return browserApi().call<PurchaseAnswer>(paths.purchaseConfirm, { purchaseId });
}

/** Makes a membership active whose first payment went through. Refuses with payment_not_completed. */
export function confirmMembership(membershipId: string): Promise<MembershipAnswer> {
  return browserApi().call<MembershipAnswer>(paths.membershipConfirm, { membershipId });
}

/** What the member has and had. */
export function fetchEntitlements(): Promise<EntitlementsAnswer> {
  return browserApi().call<EntitlementsAnswer>(paths.entitlements, {});
}
