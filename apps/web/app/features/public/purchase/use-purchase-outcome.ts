import type { EntitlementDto } from '@studio/contracts/entitlements';
import type { MembershipDto } from '@studio/contracts/memberships';
import type { PurchaseDto } from '@studio/contracts/purchases';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { listEntitlements } from '../../../lib/api/list-entitlements.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { usePaymentOutcome } from '../../../lib/payments/use-payment-outcome.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { confirmMembership, confirmPurchase } from './purchase-api.ts';

export interface PurchaseCompletionParams {
  purchaseId: string | null;
  membershipId: string | null;
  /** Whether the bank's page has already reported a failure. */
  declined: boolean;
}

/**
 * State of a purchase, or of a membership's first payment. `credit` is the bought entitlement; null if it is unknown.
 */
export type PurchaseOutcome =
  | { at: 'bought'; purchase: PurchaseDto; credit: EntitlementDto | null }
  | { at: 'began'; membership: MembershipDto; credit: EntitlementDto | null }
  | { at: 'refunded'; purchase: PurchaseDto }
  | { at: 'unpaid' }
  | { at: 'anonymous' }
  | { at: 'missing' }
  | { at: 'failed'; message: string };

/**
 * Confirms the purchase in the URL, for the member or for the browser that bought it. Confirming is
 * idempotent.
 */
export function usePurchaseOutcome({ declined, ...params }: PurchaseCompletionParams) {
  const { status, user } = useSession();
  // Memberships need an account. A guest's purchase belongs to this browser.
  const isReadable = user !== null || params.purchaseId !== null;
  const outcome = usePaymentOutcome({
    queryKey: ['completed-purchase', params],
    confirm: () => attempt(params),
    declined,
    enabled: status !== 'unknown' && isReadable,
  });
  return status !== 'unknown' && !isReadable ? { ...outcome, state: { at: 'anonymous' as const } } : outcome;
}

async function attempt({
  purchaseId,
  membershipId,
}: Omit<PurchaseCompletionParams, 'declined'>): Promise<PurchaseOutcome> {
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

async function confirmBoughtPurchase(purchaseId: string): Promise<PurchaseOutcome> {
  const { purchase } = await confirmPurchase(purchaseId);
  if (purchase.status === 'REFUNDED') return { at: 'refunded', purchase };
  if (purchase.status !== 'PAID') return { at: 'unpaid' };
  const { entitlementId } = purchase;
  const credit =
    entitlementId && (await findEntitlement((entitlement) => entitlement.entitlementId === entitlementId));
  return { at: 'bought', purchase, credit: credit || null };
}

async function confirmStartedMembership(membershipId: string): Promise<PurchaseOutcome> {
  const { membership } = await confirmMembership(membershipId);
  if (membership.status === 'INCOMPLETE') return { at: 'unpaid' };
  const credit = await findEntitlement(
    (entitlement) => entitlement.kind === 'membership' && entitlement.productId === membership.productId,
  );
  return { at: 'began', membership, credit };
}

/**
 * Returns a current entitlement for which `matches` returns true. Null if there is none or loading fails, because the
 * page is complete without it.
 */
async function findEntitlement(
  matches: (entitlement: EntitlementDto) => boolean,
): Promise<EntitlementDto | null> {
  const response = await listEntitlements().catch(() => null);
  return response?.entitlements.find((entitlement) => !entitlement.isPast && matches(entitlement)) ?? null;
}
