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
 * draft, applies the promo code in the URL.
 */
export function usePurchaseDraft(productId: string, promoCodeInUrl: string | null): PurchaseDraftState {
  const [choice, setChoice] = useState(emptyPurchaseDraft);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    setChoice(readPurchaseDraft(productId) ?? { ...emptyPurchaseDraft, promoCode: promoCodeInUrl });
    setIsLoaded(true);
  }, [productId, promoCodeInUrl]);
  useEffect(() => {
    if (isLoaded) savePurchaseDraft(productId, choice);
  }, [productId, choice, isLoaded]);
  const change = (changed: Partial<PurchaseDraft>) => setChoice((before) => ({ ...before, ...changed }));
  return { choice, isLoaded, change };
}
