import type { MembershipEndReason, MembershipStatus } from './membership.ts';

/** Status of a subscription at the provider. */
export type ProviderStatus = 'incomplete' | 'active' | 'past_due' | 'ended';

/**
 * Returns a membership's status after the provider reports `providerStatus` (handbook: packs-and-memberships 11). ENDED
 * is final, and a membership that has started never becomes INCOMPLETE again.
 */
export function getNextMembershipStatus(
  status: MembershipStatus,
  providerStatus: ProviderStatus,
): MembershipStatus {
  if (status === 'ENDED' || providerStatus === 'ended') return 'ENDED';
  if (providerStatus === 'incomplete') return status;
  return providerStatus === 'active' ? 'ACTIVE' : 'PAST_DUE';
}

/**
 * Returns why a membership ended, derived from its start and its last invoice. If that invoice is open or
 * uncollectible, the membership ended because it was unpaid.
 */
export function getMembershipEndReason(
  startedAt: Date | null,
  lastInvoice: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | undefined,
): MembershipEndReason {
  if (!startedAt) return 'NEVER_STARTED';
  return lastInvoice === 'open' || lastInvoice === 'uncollectible' ? 'UNPAID' : 'CANCELLED';
}

/** Returns the key of one failed attempt to pay an invoice, so that the attempt is reported once. */
export function toFailedAttemptKey({ id, attempts }: { id: string; attempts: number }): string {
  return `${id}#${attempts}`;
}
