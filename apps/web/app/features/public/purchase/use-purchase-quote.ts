import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import type { QuoteInput } from './purchase-api.ts';
import { purchaseQueries } from './purchase-queries.ts';

/** Applied code that the server no longer accepts. */
export interface DroppedCode {
  field: 'promoCode' | 'giftCardCode';
  code: string;
  message: string;
}

export interface PurchaseQuoteQuery {
  /** Price with the applied codes; null until it is loaded, while the page shows the full price. */
  quote: QuotePurchaseResponse | null;
  failed: boolean;
  refetch: () => void;
  /** Tries a code together with the applied ones. Resolves with the error; null if the code is valid. */
  tryCode: (changed: Partial<QuoteInput>) => Promise<{ code: string; message: string } | null>;
}

/**
 * Loads the price for the input; null input loads nothing. Calls `onDropped` if an applied code has become invalid,
 * because it has expired or isn't valid for this member.
 */
export function usePurchaseQuote(
  input: QuoteInput | null,
  onDropped: (code: DroppedCode) => void,
): PurchaseQuoteQuery {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(purchaseQueries.quote(input));
  const findDroppedCode = (cause: Error) => input && toDroppedCode(cause, input);
  const handleError = useEffectEvent((cause: Error) => {
    const dropped = findDroppedCode(cause);
    if (dropped) onDropped(dropped);
  });
  useEffect(() => {
    if (error) handleError(error);
  }, [error]);

  const tryCode = async (changed: Partial<QuoteInput>) => {
    if (!input) return null;
    try {
      await queryClient.fetchQuery(purchaseQueries.quote({ ...input, ...changed }));
      return null;
    } catch (cause) {
      const { code, message } = toApiFailure(cause);
      return { code, message: message || 'We couldn’t check the code. Try again.' };
    }
  };
  return {
    quote: data ?? null,
    failed: error !== null && !findDroppedCode(error),
    refetch: () => void (input && refetch()),
    tryCode,
  };
}

const fieldOf: Record<string, DroppedCode['field']> = {
  promo_refused: 'promoCode',
  gift_card_refused: 'giftCardCode',
};

function toDroppedCode(error: unknown, quotedInput: QuoteInput): DroppedCode | null {
  const { code, message } = toApiFailure(error);
  const field = fieldOf[code];
  const rejectedCode = field && quotedInput[field];
  return field && rejectedCode ? { field, code: rejectedCode, message } : null;
}
