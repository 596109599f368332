import { bytesToHex } from '@noble/hashes/utils.js';
import type { GiftCardDetails } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';

export interface OrderDraft {
  /** Applied codes. */
  promoCode: string | null;
  giftCardCode: string | null;
  termsAccepted: boolean;
  /** Gift card to be bought. */
  giftCard: GiftCardDetails;
  /** Guest who buys without an account. */
  buyer: GuestBuyer;
}

export const emptyOrderDraft: OrderDraft = {
  promoCode: null,
  giftCardCode: null,
  termsAccepted: false,
  giftCard: { amount: '50', recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: '' },
  buyer: { firstName: '', lastName: '', email: '' },
};

/**
 * Session storage: the draft survives a reload, a redirect to the bank, a login or a sign-up, but not closing the tab.
 */
const choiceKey = (productId: string) => `purchase_${productId}`;
const wishKey = 'purchase_key';

/** Returns this tab's draft for the product. */
export function readOrderDraft(productId: string): OrderDraft | null {
  const kept = read<Partial<OrderDraft>>(choiceKey(productId));
  return (
    kept && {
      ...emptyOrderDraft,
      ...kept,
      giftCard: { ...emptyOrderDraft.giftCard, ...kept.giftCard },
      buyer: { ...emptyOrderDraft.buyer, ...kept.buyer },
    }
  );
}

export function saveOrderDraft(productId: string, choice: OrderDraft): void {
  write(choiceKey(productId), choice);
}

/** Clears the draft and the idempotency key after a purchase. */
export function clearOrderDraft(productId: string): void {
  remove(choiceKey(productId));
  resetIdempotencyKey();
}

/** Lifetime of a saved key. The server closes unpaid payments after a while, so a later attempt needs a new key. */
const keyLifeMs = 10 * 60_000;

/**
 * Returns the idempotency key of an input. The same input by the same member gets the same key, also after a reload.
 */
export function getIdempotencyKey(wish: object): string {
  const wanted = JSON.stringify(wish);
  const kept = read<{ wish: string; key: string; madeAt: number }>(wishKey);
  if (kept?.wish === wanted && Date.now() - kept.madeAt < keyLifeMs) return kept.key;
  const key = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  write(wishKey, { wish: wanted, key, madeAt: Date.now() });
  return key;
}

/** Discards the key, so the next request opens a new purchase. */
export function resetIdempotencyKey(): void {
  remove(wishKey);
}

function read<Kept>(name: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof kept === 'object' ? (kept as Kept | null) : null;
  } catch {
    return null;
  }
}

/** Does nothing when the browser blocks storage. */
function write(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may block storage. The page still holds the draft.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
