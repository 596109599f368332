import { parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import { useEffect, useState } from 'react';
import { emptyOrderDraft, type OrderDraft, readOrderDraft, saveOrderDraft } from './saved-order-draft.ts';

export interface OrderDraftState {
  choice: OrderDraft;
  /** Whether the tab's draft has been read; false during server rendering and hydration. */
  isLoaded: boolean;
  change: (changed: Partial<OrderDraft>) => void;
}

/**
 * Manages the draft. Starts empty, as the server rendered it. After hydration, loads this tab's draft, or
 * else applies the promo code in the URL. The amount in the URL replaces that of the draft, because the buyer has just
 * chosen it.
 */
export function useOrderDraft(
  productId: string,
  codeOfAddress: string | null,
  amountOfAddress: string | null,
): OrderDraftState {
  const [choice, setChoice] = useState(emptyOrderDraft);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const draft = readOrderDraft(productId) ?? { ...emptyOrderDraft, promoCode: codeOfAddress };
    const amount = parseGiftCardPounds(amountOfAddress ?? '');
    setChoice(
      amount === null ? draft : { ...draft, giftCard: { ...draft.giftCard, amount: String(amount) } },
    );
    setIsLoaded(true);
  }, [productId, codeOfAddress, amountOfAddress]);
  useEffect(() => {
    if (isLoaded) saveOrderDraft(productId, choice);
  }, [productId, choice, isLoaded]);
  const change = (changed: Partial<OrderDraft>) => setChoice((before) => ({ ...before, ...changed }));
  return { choice, isLoaded, change };
}
