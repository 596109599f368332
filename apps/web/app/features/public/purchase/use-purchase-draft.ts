import { parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import { useEffect, useState } from 'react';
import {
  emptyPurchaseDraft,
  type PurchaseDraft,
  readPurchaseDraft,
  savePurchaseDraft,
} from './saved-purchase-draft.ts';

export interface PurchaseDraftState {
  choice: PurchaseDraft;
  /** Whether the tab's draft has been read; false during server rendering and hydration. */
  isLoaded: boolean;
  change: (changed: Partial<PurchaseDraft>) => void;
}

/**
 * Manages the draft. Starts empty, as the server rendered it. After hydration, loads this tab's draft. Without a
 * draft, applies the promo code in the URL. The amount in the URL, in pounds, replaces that of the draft, because the
 * buyer has just chosen it.
 */
export function usePurchaseDraft(
  productId: string,
  promoCodeInUrl: string | null,
  giftAmountInUrl: string | null,
): PurchaseDraftState {
  const [choice, setChoice] = useState(emptyPurchaseDraft);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const draft = readPurchaseDraft(productId) ?? { ...emptyPurchaseDraft, promoCode: promoCodeInUrl };
    const amount = parseGiftCardPounds(giftAmountInUrl ?? '');
    setChoice(
      amount === null ? draft : { ...draft, giftCard: { ...draft.giftCard, amount: String(amount) } },
    );
    setIsLoaded(true);
  }, [productId, promoCodeInUrl, giftAmountInUrl]);
  useEffect(() => {
    if (isLoaded) savePurchaseDraft(productId, choice);
  }, [productId, choice, isLoaded]);
  const change = (changed: Partial<PurchaseDraft>) => setChoice((before) => ({ ...before, ...changed }));
  return { choice, isLoaded, change };
}
