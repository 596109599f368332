import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { getQuote } from './checkout-api.ts';
import type { GiftCardHint } from './gift-card-hint.ts';
import { readSavedPromoCode, savePromoCode } from './saved-promo-code.ts';

export type QuoteState =
  | { at: 'loading' }
  | { at: 'shown'; quote: QuoteHoldResponse }
  /** Only members see this state, because guests can always pay by card at the hold's price. */
  | { at: 'failed'; message: string };

export interface QuoteQuery {
  state: QuoteState;
  quote: QuoteHoldResponse | null;
  /** Refetches the quote. Shows the current quote until the response arrives. */
  reload: () => Promise<void>;
  /** Refetches the quote when the card's total, in pounds, differs from the shown one. */
  expectTotal: (total: number) => void;
  code: string | null;
  /** Applies a promo code. Returns the error message; null when the code is valid. */
  applyCode: (code: string) => Promise<string | null>;
  /** Advice when the last typed code looks like a gift card; null otherwise. */
  giftCard: GiftCardHint | null;
  removeCode: () => Promise<void>;
}

/**
 * Fetches the quote once the hold belongs to the right member or guest (`settled`), and again after a login
 * or logout.
 */
export function useQuote(hold: HoldClassResponse, settled: boolean): QuoteQuery {
  const memberId = useSession().user?.id ?? null;
  const { classId } = hold.class;
  const about = `${hold.holdId} ${memberId}`;
  const [loaded, setLoaded] = useState<{ about: string; state: QuoteState } | null>(null);
  const [code, setCode] = useState(() => readSavedPromoCode(classId));
  const [giftCard, setGiftCard] = useState<GiftCardHint | null>(null);
  const latestRequest = useRef(0);
  /** Values when a response arrives. They may have changed since the request. */
  const latest = useRef({ code, total: hold.total });

  const storeCode = (next: string | null) => {
    latest.current.code = next;
    setCode(next);
    savePromoCode(classId, next);
  };

  /** Returns the error; null when the quote is shown or a newer request has replaced this one. */
  const fetchQuote = async (newCode: string | null) => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    try {
      const quote = await getQuote(hold.holdId, newCode);
      if (request === latestRequest.current) {
        latest.current.total = quote.card.total;
        setLoaded({ about, state: { at: 'shown', quote } });
      }
      return null;
    } catch (error) {
      return request === latestRequest.current ? toApiFailure(error) : null;
    }
  };

  const state: QuoteState = loaded?.about === about ? loaded.state : { at: 'loading' };
  const reload = async () => {
    if (state.at === 'failed') setLoaded(null);
    const failure = await fetchQuote(latest.current.code);
    if (failure?.code === 'promo_refused') {
      storeCode(null);
      return void (await fetchQuote(null));
    }
    if (failure) setLoaded({ about, state: { at: 'failed', message: failure.message } });
  };

  const needed = settled && hold.status === 'LIVE' && (memberId !== null || hold.places > 1 || code !== null);
  const load = useEffectEvent((_about: string) => void reload());
  useEffect(() => {
    if (needed) load(about);
  }, [needed, about]);

  return {
    state,
    quote: state.at === 'shown' ? state.quote : null,
    reload,
    expectTotal: (total) => {
      if (latest.current.total !== total) void reload();
    },
    code,
    giftCard,
    applyCode: async (newCode) => {
      setGiftCard(null);
      const failure = await fetchQuote(newCode);
      const hint = failure?.code === 'promo_refused' ? await findGiftCardHint(newCode, hold) : null;
      setGiftCard(hint);
      if (hint) return hint.text;
      if (failure) return failure.message || 'We couldn’t check the promo code. Try again.';
      storeCode(newCode);
      return null;
    },
    removeCode: async () => {
      storeCode(null);
      await fetchQuote(null);
    },
  };
}

/** Imports the advice about gift cards with the first rejected code, because few customers type one. */
async function findGiftCardHint(typed: string, hold: HoldClassResponse): Promise<GiftCardHint | null> {
  const found = await import('./gift-card-hint.ts').catch(() => null);
  return found?.getGiftCardHint(typed, hold) ?? null;
}
