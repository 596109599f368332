import { PaymentsRejectedError } from '../integrations/payments/port.ts';
import { listProviderCards } from '../payments/payment-customer.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { closeUnpaidMembership } from './close-unpaid-membership.ts';
import { endIfSubscriptionMissing } from './end-if-subscription-missing.ts';
import { listCurrentMemberships, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * Ends all memberships of a member immediately and removes their saved cards when the account closes, so that nothing
 * is charged again. Sends no email. Idempotent; a repeated call continues where an earlier one failed. Throws AppError
 * payment_unavailable if anything could not be ended; then the account must not be closed.
 */
export async function endMemberships(services: Services, memberId: string): Promise<void> {
  for (const membership of await listCurrentMemberships(services.database, memberId)) {
    await callPaymentProvider(services, () => endNow(services, membership));
  }
  await callPaymentProvider(services, () => deleteSavedCards(services, memberId));
}

async function endNow(services: Services, membership: MembershipRow): Promise<void> {
  const input = { actor: `member:${membership.memberId}`, endReason: 'CLOSED' } as const;
  await endIfSubscriptionMissing(services, membership, input, async () => {
    const current = await closeUnpaidMembership(services, membership, input.actor);
    if (current.status === 'ENDED' || !current.subscriptionId) return current;
    await services.payments.endSubscription(current.subscriptionId);
    return syncMembership(services, current, input);
  });
}

async function deleteSavedCards(services: Services, memberId: string): Promise<void> {
  for (const { id } of (await listProviderCards(services, memberId)).cards) {
    try {
      await services.payments.removeCard(id);
    } catch (error) {
      // A concurrent call has already removed the card.
      if (!(error instanceof PaymentsRejectedError)) throw error;
    }
  }
}
