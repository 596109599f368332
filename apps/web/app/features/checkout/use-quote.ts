import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { getQuote } from './checkout-api.ts';
import type { GiftCardHint } from './gift-card-hint.ts';
import { readSavedPromoCode, savePromoCode } from './saved-promo-code.ts';

export type QuoteState =
  | { at: 'loading' }
  | { at: 'shown'; quote: QuoteHoldResponse }
  /** Members only. A guest can always pay by card at the hold's price. */
  | { at: 'failed'; message: string };

export interface QuoteQuery {
  state: QuoteState;
  quote: QuoteHoldResponse | null;
  /** Refetches. Keeps showing the current quote until the response arrives. */
  reload: () => Promise<void>;
  /** Refetches when the card's total, in pounds, differs from the one shown. */
  expectTotal: (total: number) => void;
  code: string | null;
  /** Applies a code. Returns the error message, or null when the code is valid. */
  applyCode: (code: string) => Promise<string | null>;
  /** Set when the last typed code looks like a gift card. */
  giftCard: GiftCardHint | null;
  removeCode: () => Promise<void>;
}

/** Fetches the quote once the holder is `settled`, and again after a login or logout. */
export function useQuote(hold: HoldClassResponse, settled: boolean): QuoteQuery {
  const memberId = useSession().user?.id ?? null;
  const { classId } = hold.class;
  const about = `${hold.holdId} ${memberId}`;
  const [known, setKnown] = useState<{ about: string; state: QuoteState } | null>(null);
  const [code, setCode] = useState(() => readSavedPromoCode(classId));
  const [giftCard, setGiftCard] = useState<GiftCardHint | null>(null);
  const asked = useRef(0);
  /** Read when a response arrives, which may be after later changes. */
  const latest = useRef({ code, total: hold.total });

  const use = (next: string | null) => {
    latest.current.code = next;
    setCode(next);
    savePromoCode(classId, next);
  };

  /** Returns the error, or null when the quote is shown or a newer request has replaced this one. */
  const ask = async (wanted: string | null) => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const quote = await getQuote(hold.holdId, wanted);
      if (mine === asked.current) {
        latest.current.total = quote.card.total;
        setKnown({ about, state: { at: 'shown', quote } });
      }
      return null;
    } catch (error) {
      return mine === asked.current ? toApiFailure(error) : null;
    }
  };

  const state: QuoteState = known?.about === about ? known.state : { at: 'loading' };
  const reload = async () => {
    if (state.at === 'failed') setKnown(null);
    const refusal = await ask(latest.current.code);
    if (refusal?.code === 'promo_refused') {
      use(null);
      return void (await ask(null));
    }
    if (refusal) setKnown({ about, state: { at: 'failed', message: refusal.message } });
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
    applyCode: async (wanted) => {
      setGiftCard(null);
      const refusal = await ask(wanted);
      const way = refusal?.code === 'promo_refused' ? await wayOfGiftCard(wanted, hold) : null;
      setGiftCard(way);
      if (way) return way.text;
      if (refusal) return refusal.message || 'We could not check the code. Please try again.';
      use(wanted);
      return null;
    },
    removeCode: async () => {
      use(null);
      await ask(null);
    },
  };
}

/** Imported with the first rejected code, because few customers type one. */
async function wayOfGiftCard(typed: string, hold: HoldClassResponse): Promise<GiftCardHint | null> {
  const found = await import('./gift-card-hint.ts').catch(() => null);
  return found?.getGiftCardHint(typed, hold) ?? null;
}
