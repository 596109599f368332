import { PaymentsRejectedError } from '../integrations/payments/port.ts';
import { listProviderCards } from '../payments/payment-customer.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { closeUnpaidMembership } from './close-unpaid-membership.ts';
import { listCurrentMemberships, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * Ends every membership of a member at once and takes their saved cards away, because the account closes: nothing is ever
 * charged again. Mails nothing. Asked again it goes on where it stopped. Refuses with payment_unavailable; then not
 * everything has ended, and the account must stay.
 */
export async function endMemberships(services: Services, memberId: string): Promise<void> {
  for (const membership of await listCurrentMemberships(services.database, memberId)) {
    await callPaymentProvider(services, () => endAtOnce(services, membership));
  }
  await callPaymentProvider(services, () => forgetCards(services, memberId));
}

async function endAtOnce(services: Services, membership: MembershipRow): Promise<void> {
  const actor = `member:${membership.memberId}` as const;
  const standing = await closeUnpaidMembership(services, membership, actor);
  if (standing.status === 'ENDED' || !standing.subscriptionId) return;
  await services.payments.endSubscription(standing.subscriptionId);
  await syncMembership(services, standing, { actor, because: 'CLOSED' });
}

async function forgetCards(services: Services, memberId: string): Promise<void> {
  for (const { id } of (await listProviderCards(services, memberId)).cards) {
    try {
      await services.payments.removeCard(id);
    } catch (error) {
      // Another call was faster.
      if (!(error instanceof PaymentsRejectedError)) throw error;
    }
  }
}
