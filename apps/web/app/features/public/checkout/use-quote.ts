import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { checkoutQueries } from './checkout-queries.ts';
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
  reload: () => void;
  /** Refetches the quote when the card's total, in pounds, differs from the shown one. */
  expectTotal: (total: number) => void;
  code: string | null;
  /** Applies a promo code. Returns the error message; null when the code is valid. */
  applyCode: (code: string) => Promise<string | null>;
  /** Advice when the last typed code looks like a gift card; null otherwise. */
  giftCard: GiftCardHint | null;
  removeCode: () => void;
}

/**
 * Fetches the quote once the hold belongs to the current member or guest (`settled`), and again after a login or
 * logout. A guest with one place and no code needs none.
 */
export function useQuote(hold: HoldClassResponse, settled: boolean): QuoteQuery {
  const queryClient = useQueryClient();
  const activities = useActivities();
  const memberId = useSession().user?.id ?? null;
  const { holdId, places, class: slot } = hold;
  const [code, setCode] = useState(() => readSavedPromoCode(slot.classId));
  const [giftCard, setGiftCard] = useState<GiftCardHint | null>(null);
  const isNeeded = settled && hold.status === 'LIVE' && (memberId !== null || places > 1 || code !== null);
  const { data, error, refetch } = useQuery({
    ...checkoutQueries.quote(holdId, memberId, code),
    enabled: isNeeded,
    // While the quote with another code loads, the current one stays.
    placeholderData: (before, query) =>
      isNeeded && query?.queryKey[1] === holdId && query.queryKey[2] === memberId ? before : undefined,
  });
  const storeCode = (next: string | null) => {
    setCode(next);
    savePromoCode(slot.classId, next);
  };
  const isCodeRejected = isPromoRefused(error) && code !== null;
  const removeRejectedCode = useEffectEvent(() => storeCode(null));
  useEffect(() => {
    if (isCodeRejected) removeRejectedCode();
  }, [isCodeRejected]);
  const state = toQuoteState(data, isCodeRejected ? null : error);
  return {
    state,
    quote: state.at === 'shown' ? state.quote : null,
    reload: () => void refetch(),
    expectTotal: (total) => {
      if (total !== (data?.card.total ?? hold.total)) void refetch();
    },
    code,
    giftCard,
    applyCode: async (newCode) => {
      setGiftCard(null);
      try {
        await queryClient.fetchQuery(checkoutQueries.quote(holdId, memberId, newCode));
        storeCode(newCode);
        return null;
      } catch (cause) {
        const hint = isPromoRefused(cause) ? await findGiftCardHint(newCode, hold, activities) : null;
        setGiftCard(hint);
        return hint?.text ?? (toApiFailure(cause).message || 'We couldn’t check the promo code. Try again.');
      }
    },
    removeCode: () => storeCode(null),
  };
}

function toQuoteState(quote: QuoteHoldResponse | undefined, error: Error | null): QuoteState {
  if (error) return { at: 'failed', message: toApiFailure(error).message };
  return quote ? { at: 'shown', quote } : { at: 'loading' };
}

function isPromoRefused(error: unknown): boolean {
  return toApiFailure(error).code === 'promo_refused';
}

/**
 * Imports and returns the advice about gift cards. Runs after a code was rejected, because few customers type a gift
 * card code.
 */
async function findGiftCardHint(
  typed: string,
  hold: HoldClassResponse,
  activities: readonly StudioActivity[],
): Promise<GiftCardHint | null> {
  const found = await import('./gift-card-hint.ts').catch(() => null);
  return found?.getGiftCardHint(typed, hold, activities) ?? null;
}
