import type { PurchaseQuoteResponse } from '@studio/contracts/purchases';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { fetchQuote, type QuoteInput } from './purchase-api.ts';

/** A code that counted and does not any more. */
export interface DroppedCode {
  field: 'promoCode' | 'giftCardCode';
  code: string;
  message: string;
}

export interface QuoteQuery {
  /** What it costs with the codes in use; null until it is known: then the full price is shown. */
  quote: PurchaseQuoteResponse | null;
  /** It was asked and could not be answered. */
  failed: boolean;
  /** Asks once more. */
  again: () => void;
  /** Tries a code, beside those in use. Gives the refusal with its sentence, or null. */
  tryCode: (changed: Partial<QuoteInput>) => Promise<{ code: string; message: string } | null>;
}

/**
 * Keeps the price of a wish up to date, for whoever is signed in. `wish` is null where there is nothing to ask.
 * `onDropped`: a code in use counts no more, since somebody else is signed in, or time has passed.
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
  // The price is the member's own, so it is asked for again when somebody else is signed in.
  const questionOf = ({ productId, promoCode, giftCardCode }: QuoteInput) =>
    JSON.stringify({ asked: { productId, promoCode, giftCardCode }, memberId, round });
  const question = wish && questionOf(wish);
  const answered = useRef<string | null>(null);
  useEffect(() => {
    // How often codes are tried is limited: what has just been tried is not asked again.
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
