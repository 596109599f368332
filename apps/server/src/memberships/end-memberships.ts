import { PaymentsRefused } from '../outside/payments/port.ts';
import { cardsAtProvider } from '../payments/customer.ts';
import type { Services } from '../platform/services.ts';
import { askProvider } from './ask-provider.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { listStanding, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/**
 * Ends every membership of a member at once and takes their saved cards away, because the account closes: nothing is ever
 * charged again. Mails nothing. Asked again it goes on where it stopped. Refuses with payment_unavailable; then not
 * everything has ended, and the account must stay.
 */
export async function endMemberships(services: Services, memberId: string): Promise<void> {
  for (const membership of await listStanding(services.database, memberId)) {
    await askProvider(services, () => endAtOnce(services, membership));
  }
  await askProvider(services, () => forgetCards(services, memberId));
}

async function endAtOnce(services: Services, membership: MembershipRow): Promise<void> {
  const actor = `member:${membership.memberId}` as const;
  const standing = await closeUnpaid(services, membership, actor);
  if (standing.status === 'ENDED' || !standing.subscriptionId) return;
  await services.payments.endSubscription(standing.subscriptionId);
  await syncMembership(services, standing, { actor, because: 'CLOSED' });
}

async function forgetCards(services: Services, memberId: string): Promise<void> {
  for (const { id } of (await cardsAtProvider(services, memberId)).cards) {
    try {
      await services.payments.removeCard(id);
    } catch (error) {
      // Another call was faster.
      if (!(error instanceof PaymentsRefused)) throw error;
    }
  }
}
