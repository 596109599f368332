import type { EntitlementDto } from '@studio/contracts/entitlements';
import type { MembershipDto } from '@studio/contracts/memberships';
import type { PurchaseDto } from '@studio/contracts/purchases';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { usePollUntilSettled } from '../../../lib/query/use-poll-until-settled.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { confirmMembership, confirmPurchase, fetchEntitlements } from './purchase-api.ts';

export interface CompletionParams {
  purchaseId: string | null;
  membershipId: string | null;
  /** Whether the bank's page has already reported a failure. */
  declined: boolean;
}

/**
 * State of a purchase, or of a membership's first payment. `credit` is the bought entitlement; null when
 * unknown.
 */
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

/** Number of the attempt from which the page says that the bank is slow. */
const slowAfterTries = 2;

/**
 * Confirms the purchase in the URL, for the member or for the browser that bought it. Retries while the bank
 * is slow. While the outcome is unknown, keeps polling (`looking`); confirming is idempotent.
 */
export function useCompletedPurchase({ purchaseId, membershipId, declined }: CompletionParams) {
  const { status, user } = useSession();
  const memberId = user?.id ?? null;
  const [state, setState] = useState<CompletedPurchase>({ at: 'pending', slow: false });
  const stop = useRef<AbortController | null>(null);
  const start = (params: PurchaseParams, isMember: boolean) => {
    stop.current?.abort();
    // Memberships need an account. A guest's purchase belongs to this browser.
    if (!isMember && !params.purchaseId) return setState({ at: 'anonymous' });
    const controller = new AbortController();
    stop.current = controller;
    setState({ at: 'pending', slow: false });
    const report = (next: CompletedPurchase) => {
      if (!controller.signal.aborted) setState(next);
    };
    const tries = declined ? 1 : waitsMs.length + 1;
    void complete(params, tries, report, controller.signal);
  };
  const startOnChange = useEffectEvent(start);
  useEffect(() => {
    if (status === 'unknown') return;
    // Depends on the account, which determines the purchases that this browser may read.
    startOnChange({ purchaseId, membershipId }, memberId !== null);
    return () => stop.current?.abort();
  }, [status, memberId, purchaseId, membershipId]);
  const isUnsettled = state.at === 'failed' || (state.at === 'unpaid' && !declined);
  const isPolling = usePollUntilSettled(isUnsettled, async () => {
    const activeController = stop.current;
    const next = await attempt({ purchaseId, membershipId });
    // The result of a poll replaces the shown state only when it differs.
    if (activeController === stop.current && next.at !== 'failed' && next.at !== state.at) setState(next);
  });
  return { state, looking: isPolling, retry: () => start({ purchaseId, membershipId }, memberId !== null) };
}

type PurchaseParams = Omit<CompletionParams, 'declined'>;

async function complete(
  params: PurchaseParams,
  tries: number,
  report: (state: CompletedPurchase) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    if (done >= slowAfterTries) report({ at: 'pending', slow: true });
    const state = await attempt(params);
    const canRetry = state.at === 'unpaid' || (state.at === 'failed' && done < 2);
    if (!canRetry || done === tries - 1) return report(state);
    await new Promise((resolve) => setTimeout(resolve, waitsMs[done] ?? 0));
  }
}

async function attempt({ purchaseId, membershipId }: PurchaseParams): Promise<CompletedPurchase> {
  try {
    if (purchaseId) return await confirmBoughtPurchase(purchaseId);
    if (membershipId) return await confirmStartedMembership(membershipId);
    return { at: 'missing' };
  } catch (error) {
    const { code, message } = toApiFailure(error);
    if (code === 'payment_not_completed') return { at: 'unpaid' };
    if (code === 'unauthorised') return { at: 'anonymous' };
    return isNotFound(error) ? { at: 'missing' } : { at: 'failed', message };
  }
}

async function confirmBoughtPurchase(purchaseId: string): Promise<CompletedPurchase> {
  const { purchase } = await confirmPurchase(purchaseId);
  if (purchase.status === 'REFUNDED') return { at: 'refunded', purchase };
  if (purchase.status !== 'PAID') return { at: 'unpaid' };
  const { entitlementId } = purchase;
  const credit =
    entitlementId && (await findEntitlement((entitlement) => entitlement.entitlementId === entitlementId));
  return { at: 'bought', purchase, credit: credit || null };
}

async function confirmStartedMembership(membershipId: string): Promise<CompletedPurchase> {
  const { membership } = await confirmMembership(membershipId);
  if (membership.status === 'INCOMPLETE') return { at: 'unpaid' };
  const credit = await findEntitlement(
    (entitlement) => entitlement.kind === 'membership' && entitlement.productId === membership.productId,
  );
  return { at: 'began', membership, credit };
}

/**
 * Returns a usable entitlement for which `matches` returns true; null if there is none or loading fails. The page
 * is complete without it.
 */
async function findEntitlement(
  matches: (entitlement: EntitlementDto) => boolean,
): Promise<EntitlementDto | null> {
  const response = await fetchEntitlements().catch(() => null);
  return response?.entitlements.find((entitlement) => !entitlement.isPast && matches(entitlement)) ?? null;
}
