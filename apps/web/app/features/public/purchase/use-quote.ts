import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { fetchQuote, type QuoteInput } from './purchase-api.ts';

/** Code that was valid and is no longer valid. */
export interface DroppedCode {
  field: 'promoCode' | 'giftCardCode';
  code: string;
  message: string;
}

export interface QuoteQuery {
  /** Price with the applied codes; null until it is loaded. Meanwhile, the page shows the full price. */
  quote: QuotePurchaseResponse | null;
  failed: boolean;
  refetch: () => void;
  /** Tries a code together with the applied ones. Returns the error; null if the code is valid. */
  tryCode: (changed: Partial<QuoteInput>) => Promise<{ code: string; message: string } | null>;
}

/**
 * Refetches the price when the input or the member changes. `input` is null when there is nothing to quote.
 * `onDropped` runs when an applied code is no longer valid, for this member or because it has expired.
 */
export function useQuote(
  input: QuoteInput | null,
  memberId: string | null,
  onDropped: (handleError: DroppedCode) => void,
): QuoteQuery {
  const [quote, setQuote] = useState<QuotePurchaseResponse | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const handleError = useEffectEvent((error: unknown, quotedInput: QuoteInput) => {
    const found = toDroppedCode(error, quotedInput);
    if (found) onDropped(found);
    else setFailed(true);
  });
  // The key contains the member, because the price depends on them.
  const toQueryKey = ({ productId, promoCode, giftCardCode }: QuoteInput) =>
    JSON.stringify({ quotedInput: { productId, promoCode, giftCardCode }, memberId, round });
  const queryKey = input && toQueryKey(input);
  const answeredKey = useRef<string | null>(null);
  useEffect(() => {
    // The server limits attempts with codes, so a code that `tryCode` has just checked isn't sent again.
    if (queryKey === null || queryKey === answeredKey.current) return;
    const controller = new AbortController();
    const { quotedInput } = JSON.parse(queryKey) as { quotedInput: QuoteInput };
    fetchQuote(quotedInput, controller.signal).then(
      (response) => {
        if (controller.signal.aborted) return;
        setQuote(response);
        setFailed(false);
      },
      (error: unknown) => controller.signal.aborted || handleError(error, quotedInput),
    );
    return () => controller.abort();
  }, [queryKey]);

  const tryCode = async (changed: Partial<QuoteInput>) => {
    if (!input) return null;
    try {
      const tried = { ...input, ...changed };
      setQuote(await fetchQuote(tried));
      answeredKey.current = toQueryKey(tried);
      setFailed(false);
      return null;
    } catch (error) {
      const { code, message } = toApiFailure(error);
      return { code, message: message || 'We couldn’t check the code. Try again.' };
    }
  };
  return { quote, failed, refetch: () => setRound((before) => before + 1), tryCode };
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
