import type { ProviderEvent } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';
import { saveSubscriptionId } from './start-membership.ts';
import { findMembership, findMembershipBySubscription, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * Handles a provider event about a subscription or its invoices. The event only triggers a sync with the provider's
 * current state, so late, duplicate and reordered events do no harm.
 */
export async function handleMembershipEvent(
  services: Services,
  { id, type, about }: ProviderEvent,
): Promise<void> {
  if (about.kind !== 'invoice' && about.kind !== 'subscription') return;
  const { subscriptionId } = about;
  if (subscriptionId) await syncSubscription(services, subscriptionId, { id, type });
}

/** Syncs the membership of a subscription with the provider. Ignores unknown subscriptions. */
export async function syncSubscription(
  services: Services,
  subscriptionId: string,
  event?: { id: string; type: string },
): Promise<void> {
  const membership = await findMembershipOf(services, subscriptionId);
  if (membership) await syncMembership(services, membership, { actor: 'provider', ...(event && { event }) });
}

async function findMembershipOf(services: Services, subscriptionId: string): Promise<MembershipRow | null> {
  return (
    (await findMembershipBySubscription(services.database, subscriptionId)) ??
    adoptMembership(services, subscriptionId)
  );
}

/** Finds the membership of a subscription that a crashed process created but didn't save. Saves the subscription id. */
async function adoptMembership(services: Services, subscriptionId: string): Promise<MembershipRow | null> {
  const { membershipId } = await services.payments.retrieveSubscription(subscriptionId);
  if (!membershipId) return null;
  const key = { branchId: services.config.branchId, id: membershipId };
  const membership = await findMembership(services.database, key);
  if (!membership || membership.subscriptionId) return null;
  await saveSubscriptionId(services, membership, subscriptionId);
  return membership;
}
