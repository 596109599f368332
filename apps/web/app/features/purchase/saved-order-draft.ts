import { bytesToHex } from '@noble/hashes/utils.js';
import type { GiftCardDetails } from '@studio/domain/gift-cards/gift-card-details';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';

/** What somebody has typed at the checkout of one product. */
export interface OrderDraft {
  /** Codes in use. */
  promoCode: string | null;
  giftCardCode: string | null;
  termsAccepted: boolean;
  /** Of a gift card that is bought. */
  giftCard: GiftCardDetails;
  /** Who buys without an account. */
  buyer: GuestBuyer;
}

export const emptyOrderDraft: OrderDraft = {
  promoCode: null,
  giftCardCode: null,
  termsAccepted: false,
  giftCard: { amount: '50', recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: '' },
  buyer: { firstName: '', lastName: '', email: '' },
};

/** Kept in the tab: a reload, a bank's page, a log-in or a sign-up loses nothing; closing the tab forgets. */
const choiceKey = (productId: string) => `purchase_${productId}`;
const wishKey = 'purchase_key';

/** What was typed for this product in this tab. */
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

/** Bought: the next time begins anew. */
export function clearOrderDraft(productId: string): void {
  remove(choiceKey(productId));
  resetIdempotencyKey();
}

/** A kept key is good for so long: payments that nobody makes are closed after a while, and have to be opened anew. */
const keyLifeMs = 10 * 60_000;

/**
 * The key that makes repeating a wish harmless: the same one as long as the same thing is wished for by the same
 * person, also after a reload or a step back.
 */
export function getIdempotencyKey(wish: object): string {
  const wanted = JSON.stringify(wish);
  const kept = read<{ wish: string; key: string; madeAt: number }>(wishKey);
  if (kept?.wish === wanted && Date.now() - kept.madeAt < keyLifeMs) return kept.key;
  const key = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  write(wishKey, { wish: wanted, key, madeAt: Date.now() });
  return key;
}

/** The next key is a new one: what the last one opened is of no use. */
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

/** A browser that refuses storage still lets people buy. */
function write(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page itself still holds what was typed.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
