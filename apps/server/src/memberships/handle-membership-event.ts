import type { ProviderEvent } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';
import { saveSubscriptionId } from './start-membership.ts';
import { findMembership, findMembershipBySubscription, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * What the provider tells about a subscription or one of its invoices. It is only the sign to ask: what is written is
 * what the provider then answers, so late, doubled and reordered events change nothing wrongly.
 */
export async function handleMembershipEvent(
  services: Services,
  { id, type, about }: ProviderEvent,
): Promise<void> {
  if (about.kind !== 'invoice' && about.kind !== 'subscription') return;
  const { subscriptionId } = about;
  if (subscriptionId) await syncSubscription(services, subscriptionId, { id, type });
}

/** Brings the membership of a subscription to where it stands at the provider; one that is not ours is passed over. */
export async function syncSubscription(
  services: Services,
  subscriptionId: string,
  event?: { id: string; type: string },
): Promise<void> {
  const membership = await membershipOf(services, subscriptionId);
  if (membership) await syncMembership(services, membership, { actor: 'provider', ...(event && { event }) });
}

async function membershipOf(services: Services, subscriptionId: string): Promise<MembershipRow | null> {
  return (
    (await findMembershipBySubscription(services.database, subscriptionId)) ??
    adopted(services, subscriptionId)
  );
}

/** A subscription that was made, but not yet written down, by a process that died in between. */
async function adopted(services: Services, subscriptionId: string): Promise<MembershipRow | null> {
  const { membershipId } = await services.payments.retrieveSubscription(subscriptionId);
  if (!membershipId) return null;
  const key = { branchId: services.config.branchId, id: membershipId };
  const membership = await findMembership(services.database, key);
  if (!membership || membership.subscriptionId) return null;
  await saveSubscriptionId(services, membership, subscriptionId);
  return membership;
}
