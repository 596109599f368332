import { useEffect, useState } from 'react';
import { emptyOrderDraft, type OrderDraft, readOrderDraft, saveOrderDraft } from './saved-order-draft.ts';

export interface OrderDraftState {
  choice: OrderDraft;
  /** False on the server and at first: what the tab has kept is not read yet. */
  known: boolean;
  change: (changed: Partial<OrderDraft>) => void;
}

/**
 * What somebody chooses for a product. The page begins as it was served, then with what this tab has kept, or with the
 * code that the address brings.
 */
export function useOrderDraft(productId: string, codeOfAddress: string | null): OrderDraftState {
  const [choice, setChoice] = useState(emptyOrderDraft);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    setChoice(readOrderDraft(productId) ?? { ...emptyOrderDraft, promoCode: codeOfAddress });
    setKnown(true);
  }, [productId, codeOfAddress]);
  useEffect(() => {
    if (known) saveOrderDraft(productId, choice);
  }, [productId, choice, known]);
  const change = (changed: Partial<OrderDraft>) => setChoice((before) => ({ ...before, ...changed }));
  return { choice, known, change };
}
