import type { EntitlementDto } from '@studio/contracts/entitlements';
import type { MembershipDto } from '@studio/contracts/memberships';
import type { PurchaseDto } from '@studio/contracts/purchases';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { usePollUntilSettled } from '../../lib/use-poll-until-settled.ts';
import { confirmMembership, confirmPurchase, fetchEntitlements } from './purchase-api.ts';

export interface CompletionParams {
  purchaseId: string | null;
  membershipId: string | null;
  /** The bank's page has already reported a failure. */
  declined: boolean;
}

/** State of a purchase, or of a membership's first payment. `credit` is the bought entitlement, null when unknown. */
export type CompletedPurchase =
  | { at: 'pending'; slow: boolean }
  | { at: 'bought'; purchase: PurchaseDto; credit: EntitlementDto | null }
  | { at: 'began'; membership: MembershipDto; credit: EntitlementDto | null }
  | { at: 'refunded'; purchase: PurchaseDto }
  | { at: 'unpaid' }
  | { at: 'anonymous' }
  | { at: 'missing' }
  | { at: 'failed'; message: string };

/** Delays between attempts while the bank is slow, in ms: half a minute in total. */
const waitsMs = [800, 1500, 2500, 4000, 6000, 8000, 8000];

/** From this attempt on, the page says that the bank is slow. */
const slowAfterTries = 2;

/**
 * Confirms the purchase in the URL, for the member or for the browser that bought it. Retries while the bank is slow.
 * While the outcome is unknown, it keeps polling (`looking`); confirming is idempotent.
 */
export function useCompletedPurchase({ purchaseId, membershipId, declined }: CompletionParams) {
  const { status, user } = useSession();
  const memberId = user?.id ?? null;
  const [state, setState] = useState<CompletedPurchase>({ at: 'pending', slow: false });
  const stop = useRef<AbortController | null>(null);
  const start = (wish: Wish, isMember: boolean) => {
    stop.current?.abort();
    // Memberships need an account. A guest's purchase belongs to this browser.
    if (!isMember && !wish.purchaseId) return setState({ at: 'anonymous' });
    const mine = new AbortController();
    stop.current = mine;
    setState({ at: 'pending', slow: false });
    const say = (next: CompletedPurchase) => {
      if (!mine.signal.aborted) setState(next);
    };
    const tries = declined ? 1 : waitsMs.length + 1;
    void complete(wish, tries, say, mine.signal);
  };
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (status === 'unknown') return;
    // The caller's identity decides which purchases are visible.
    begin({ purchaseId, membershipId }, memberId !== null);
    return () => stop.current?.abort();
  }, [status, memberId, purchaseId, membershipId]);
  const unknown = state.at === 'failed' || (state.at === 'unpaid' && !declined);
  const looking = usePollUntilSettled(unknown, async () => {
    const asked = stop.current;
    const next = await attempt({ purchaseId, membershipId });
    // Poll results replace the shown state only when they differ from it.
    if (asked === stop.current && next.at !== 'failed' && next.at !== state.at) setState(next);
  });
  return { state, looking, retry: () => start({ purchaseId, membershipId }, memberId !== null) };
}

type Wish = Omit<CompletionParams, 'declined'>;

async function complete(
  wish: Wish,
  tries: number,
  say: (state: CompletedPurchase) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    if (done >= slowAfterTries) say({ at: 'pending', slow: true });
    const state = await attempt(wish);
    const again = state.at === 'unpaid' || (state.at === 'failed' && done < 2);
    if (!again || done === tries - 1) return say(state);
    await new Promise((resolve) => setTimeout(resolve, waitsMs[done] ?? 0));
  }
}

async function attempt({ purchaseId, membershipId }: Wish): Promise<CompletedPurchase> {
  try {
    if (purchaseId) return await bought(purchaseId);
    if (membershipId) return await began(membershipId);
    return { at: 'missing' };
  } catch (error) {
    const { code, message } = toApiFailure(error);
    if (code === 'payment_not_completed') return { at: 'unpaid' };
    if (code === 'unauthorised') return { at: 'anonymous' };
    return isNotFound(error) ? { at: 'missing' } : { at: 'failed', message };
  }
}

async function bought(purchaseId: string): Promise<CompletedPurchase> {
  const { purchase } = await confirmPurchase(purchaseId);
  if (purchase.status === 'REFUNDED') return { at: 'refunded', purchase };
  if (purchase.status !== 'PAID') return { at: 'unpaid' };
  const { entitlementId } = purchase;
  const credit = entitlementId && (await creditThat((one) => one.entitlementId === entitlementId));
  return { at: 'bought', purchase, credit: credit || null };
}

async function began(membershipId: string): Promise<CompletedPurchase> {
  const { membership } = await confirmMembership(membershipId);
  if (membership.status === 'INCOMPLETE') return { at: 'unpaid' };
  const credit = await creditThat(
    (one) => one.kind === 'membership' && one.productId === membership.productId,
  );
  return { at: 'began', membership, credit };
}

/** Optional: without the credit, the page shows only the purchase itself. */
async function creditThat(is: (one: EntitlementDto) => boolean): Promise<EntitlementDto | null> {
  const answer = await fetchEntitlements().catch(() => null);
  return answer?.entitlements.find((one) => !one.isOver && is(one)) ?? null;
}
