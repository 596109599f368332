import { bytesToHex } from '@noble/hashes/utils.js';
import type { GiftCardDetails } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';

export interface PurchaseDraft {
  /** Codes that the buyer has applied. */
  promoCode: string | null;
  giftCardCode: string | null;
  termsAccepted: boolean;
  /** Details of the gift card that is bought. */
  giftCard: GiftCardDetails;
  /** Details of a buyer without an account. */
  buyer: GuestBuyer;
}

export const emptyPurchaseDraft: PurchaseDraft = {
  promoCode: null,
  giftCardCode: null,
  termsAccepted: false,
  giftCard: { amount: '50', recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: '' },
  buyer: { firstName: '', lastName: '', email: '' },
};

/**
 * Key in session storage. The draft survives a reload, a redirect to the bank, a login or a sign-up, but not
 * closing the tab.
 */
const choiceKey = (productId: string) => `purchase_${productId}`;
const idempotencyStorageKey = 'purchase_key';

/** Returns this tab's draft for the product. */
export function readPurchaseDraft(productId: string): PurchaseDraft | null {
  const saved = read<Partial<PurchaseDraft>>(choiceKey(productId));
  return (
    saved && {
      ...emptyPurchaseDraft,
      ...saved,
      giftCard: { ...emptyPurchaseDraft.giftCard, ...saved.giftCard },
      buyer: { ...emptyPurchaseDraft.buyer, ...saved.buyer },
    }
  );
}

export function savePurchaseDraft(productId: string, choice: PurchaseDraft): void {
  write(choiceKey(productId), choice);
}

/** Clears the draft and the idempotency key after a purchase. */
export function clearPurchaseDraft(productId: string): void {
  remove(choiceKey(productId));
  resetIdempotencyKey();
}

/**
 * Lifetime of a saved idempotency key in ms. The server closes unpaid payments after a while, so a later attempt
 * needs a new key.
 */
const keyLifeMs = 10 * 60_000;

/**
 * Returns the idempotency key for an input that contains the member id. Returns the saved key, even after a reload, if
 * it is for equal input and less than 10 minutes old; otherwise a new one.
 */
export function getIdempotencyKey(input: object): string {
  const serializedInput = JSON.stringify(input);
  const saved = read<{ input: string; key: string; madeAt: number }>(idempotencyStorageKey);
  if (saved?.input === serializedInput && Date.now() - saved.madeAt < keyLifeMs) return saved.key;
  const key = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  write(idempotencyStorageKey, { input: serializedInput, key, madeAt: Date.now() });
  return key;
}

/** Discards the idempotency key, so that the next request opens a new purchase. */
export function resetIdempotencyKey(): void {
  remove(idempotencyStorageKey);
}

function read<Kept>(name: string): Kept | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof saved === 'object' ? (saved as Kept | null) : null;
  } catch {
    return null;
  }
}

/** Saves a value. Does nothing when the browser blocks storage. */
function write(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may block storage. The page still has the draft.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
