import type { PurchaseQuoteResponse } from '@studio/contracts/purchases';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { fetchQuote, type QuoteInput } from './purchase-api.ts';

/** Code that was valid and no longer is. */
export interface DroppedCode {
  field: 'promoCode' | 'giftCardCode';
  code: string;
  message: string;
}

export interface QuoteQuery {
  /** Price with the applied codes. Null until loaded; the page shows the full price meanwhile. */
  quote: PurchaseQuoteResponse | null;
  failed: boolean;
  again: () => void;
  /** Tries a code together with the applied ones. Returns the error, or null. */
  tryCode: (changed: Partial<QuoteInput>) => Promise<{ code: string; message: string } | null>;
}

/**
 * Refetches the price when the input or the member changes. `wish` is the input, null when there is nothing to quote.
 * `onDropped` runs when an applied code is no longer valid, for this member or because it has expired.
 */
export function useQuote(
  wish: QuoteInput | null,
  memberId: string | null,
  onDropped: (dropped: DroppedCode) => void,
): QuoteQuery {
  const [quote, setQuote] = useState<PurchaseQuoteResponse | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const dropped = useEffectEvent((error: unknown, asked: QuoteInput) => {
    const found = droppedBy(error, asked);
    if (found) onDropped(found);
    else setFailed(true);
  });
  // The price depends on the member, so a login or logout refetches it.
  const questionOf = ({ productId, promoCode, giftCardCode }: QuoteInput) =>
    JSON.stringify({ asked: { productId, promoCode, giftCardCode }, memberId, round });
  const question = wish && questionOf(wish);
  const answered = useRef<string | null>(null);
  useEffect(() => {
    // The server limits code attempts, so a code that `tryCode` has just checked isn't sent again.
    if (question === null || question === answered.current) return;
    const asking = new AbortController();
    const { asked } = JSON.parse(question) as { asked: QuoteInput };
    fetchQuote(asked, asking.signal).then(
      (answer) => {
        if (asking.signal.aborted) return;
        setQuote(answer);
        setFailed(false);
      },
      (error: unknown) => asking.signal.aborted || dropped(error, asked),
    );
    return () => asking.abort();
  }, [question]);

  const tryCode = async (changed: Partial<QuoteInput>) => {
    if (!wish) return null;
    try {
      const tried = { ...wish, ...changed };
      setQuote(await fetchQuote(tried));
      answered.current = questionOf(tried);
      setFailed(false);
      return null;
    } catch (error) {
      const { code, message } = toApiFailure(error);
      return { code, message: message || 'We couldn’t check that. Try again.' };
    }
  };
  return { quote, failed, again: () => setRound((before) => before + 1), tryCode };
}

const fieldOf: Record<string, DroppedCode['field']> = {
  promo_refused: 'promoCode',
  gift_card_refused: 'giftCardCode',
};

function droppedBy(error: unknown, asked: QuoteInput): DroppedCode | null {
  const { code, message } = toApiFailure(error);
  const field = fieldOf[code];
  const refused = field && asked[field];
  return field && refused ? { field, code: refused, message } : null;
}
