import type { MembershipEnd, MembershipStatus } from './membership.ts';

/** How the provider says that a subscription stands. */
export type ProviderStatus = 'incomplete' | 'active' | 'past_due' | 'ended';

/** The status after what the provider says (handbook: packs-and-memberships 11): an end is final, and what has begun does not wait for its beginning again. */
export function getNextMembershipStatus(status: MembershipStatus, told: ProviderStatus): MembershipStatus {
  if (status === 'ENDED' || told === 'ended') return 'ENDED';
  if (told === 'incomplete') return status;
  return told === 'active' ? 'ACTIVE' : 'PAST_DUE';
}

/** Why a membership has ended, as far as the provider tells: its last invoice, paid, left out in a freeze, or neither. */
export function getMembershipEnd(
  startedAt: Date | null,
  lastInvoice: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | undefined,
): MembershipEnd {
  if (!startedAt) return 'NEVER_BEGAN';
  return lastInvoice === 'open' || lastInvoice === 'uncollectible' ? 'UNPAID' : 'CANCELLED';
}

/** The name of one failed attempt to pay one invoice: it is told once. */
export function toFailedAttemptKey({ id, attempts }: { id: string; attempts: number }): string {
  return `${id}#${attempts}`;
}
