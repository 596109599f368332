import { type ProviderSubscription, SubscriptionNotFoundError } from '../integrations/payments/port.ts';
import type { Actor } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { saveProviderSnapshot } from './save-provider-snapshot.ts';
import { allocateSnapshotNumber, lockMembership, type MembershipRow } from './store.ts';

/**
 * Makes a change that ends a membership. If the provider has no such subscription, because it belongs to another account
 * or mode, ends the membership in the database alone: no payment of it can arrive here any more. Paid sessions stay
 * valid (handbook: packs-and-memberships 17). Call it only for a change that its member requested, because wrong keys
 * make all subscriptions missing.
 */
export async function endIfSubscriptionMissing(
  services: Services,
  membership: MembershipRow,
  input: { actor: Actor; endReason?: 'CANCELLED' | 'CLOSED' },
  change: () => Promise<MembershipRow>,
): Promise<MembershipRow> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof SubscriptionNotFoundError)) throw error;
    const { database, clock, log } = services;
    log.error(
      { err: error, membershipId: membership.id },
      'the payment provider has no subscription for a membership that the member cancelled: check that no other Stripe account is charging for it',
    );
    const number = await allocateSnapshotNumber(database, membership);
    return database.transaction(async (tx) => {
      const locked = (await lockMembership(tx, membership)) ?? membership;
      if (locked.status === 'ENDED') return locked;
      const now = clock.now();
      const subscription = toEndedSubscription(locked, now);
      const snapshot = { number, subscription, invoices: [], hasStarted: false };
      return saveProviderSnapshot(tx, locked, snapshot, input, now);
    });
  }
}

function toEndedSubscription(row: MembershipRow, now: Date): ProviderSubscription {
  return {
    id: row.subscriptionId ?? '',
    customerId: '',
    customerEmail: null,
    status: 'ended',
    membershipId: row.id,
    periodStart: row.periodStart ?? now,
    periodEnd: row.periodEnd ?? now,
    cancelAtPeriodEnd: false,
    pausedUntil: null,
    latestInvoiceId: null,
    pricePence: row.pricePence,
    currency: row.currency,
    method: null,
  };
}
