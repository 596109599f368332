import { SubscriptionNotFoundError } from '../integrations/payments/port.ts';
import { findCustomer } from '../payments/payment-customer.ts';
import type { Services } from '../platform/services.ts';
import { listMembershipsPaidByCard, type MembershipRow } from './store.ts';

/**
 * Returns the member's memberships that charge the cards of a customer at the provider. An imported subscription can
 * belong to another customer than the member's own (handbook: packs-and-memberships 12). Calls the provider for imported
 * memberships only. Throws the errors of the payments port.
 */
export async function listMembershipsOfCustomer(
  services: Services,
  memberId: string,
  customerId: string,
): Promise<MembershipRow[]> {
  const isOwn = (await findCustomer(services.database, memberId)) === customerId;
  const found: MembershipRow[] = [];
  for (const membership of await listMembershipsPaidByCard(services.database, memberId)) {
    const isCharged =
      membership.importedUntil === null
        ? isOwn
        : (await findSubscriptionCustomer(services, membership)) === customerId;
    if (isCharged) found.push(membership);
  }
  return found;
}

/**
 * Returns the customer to whom the subscription of a membership belongs; null if the provider has no such subscription.
 * Throws the errors of the payments port.
 */
export async function findSubscriptionCustomer(
  { payments }: Pick<Services, 'payments'>,
  { subscriptionId }: Pick<MembershipRow, 'subscriptionId'>,
): Promise<string | null> {
  if (!subscriptionId) return null;
  try {
    return (await payments.retrieveSubscription(subscriptionId)).customerId;
  } catch (error) {
    if (!(error instanceof SubscriptionNotFoundError)) throw error;
    return null;
  }
}
