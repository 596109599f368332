import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { getQuote } from './checkout-api.ts';
import type { GiftCardHint } from './gift-card-hint.ts';
import { readSavedPromoCode, savePromoCode } from './saved-promo-code.ts';

/** What the hold can be paid with, as far as it is known. */
export type QuoteState =
  | { at: 'loading' }
  | { at: 'shown'; quote: QuoteHoldResponse }
  /** Only said to members: a guest pays by card in any case, at the hold's price. */
  | { at: 'failed'; message: string };

export interface QuoteQuery {
  state: QuoteState;
  quote: QuoteHoldResponse | null;
  /** Asks once more; a quote that is shown stays until the answer is here. */
  reload: () => Promise<void>;
  /** Asks once more when the card is to pay another total than what is shown, in pounds. */
  expectTotal: (total: number) => void;
  /** The promo code in use. */
  code: string | null;
  /** Uses a code. Gives the sentence that refuses it, and null when it counts from now on. */
  applyCode: (code: string) => Promise<string | null>;
  /** What was typed last is no promo code, but a gift card's; null otherwise. */
  giftCard: GiftCardHint | null;
  /** Takes the code away again. */
  removeCode: () => Promise<void>;
}

/** Asks what the hold can be paid with once it is `settled` whose it is, and again when somebody signs in or out. */
export function useQuote(hold: HoldClassResponse, settled: boolean): QuoteQuery {
  const memberId = useSession().user?.id ?? null;
  const { classId } = hold.class;
  const about = `${hold.holdId} ${memberId}`;
  const [known, setKnown] = useState<{ about: string; state: QuoteState } | null>(null);
  const [code, setCode] = useState(() => readSavedPromoCode(classId));
  const [giftCard, setGiftCard] = useState<GiftCardHint | null>(null);
  const asked = useRef(0);
  /** As they are when an answer comes, not as they were when it was asked for. */
  const latest = useRef({ code, total: hold.total });

  const use = (next: string | null) => {
    latest.current.code = next;
    setCode(next);
    savePromoCode(classId, next);
  };

  /** Gives the refusal, and null when the answer is shown or is not wanted any more. */
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

/** Comes with the first code that is refused: most people type none. */
async function wayOfGiftCard(typed: string, hold: HoldClassResponse): Promise<GiftCardHint | null> {
  const found = await import('./gift-card-hint.ts').catch(() => null);
  return found?.getGiftCardHint(typed, hold) ?? null;
}
