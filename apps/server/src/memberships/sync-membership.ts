import { getPauseUpdate } from '@studio/domain/memberships/freeze';
import { PaymentsRejectedError, PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { markEventProcessed } from '../payments/store.ts';
import type { Services } from '../platform/services.ts';
import type { ProviderSnapshot, SyncMembershipInput } from './provider-snapshot.ts';
import { recordPaidMonths } from './record-paid-months.ts';
import { saveProviderSnapshot } from './save-provider-snapshot.ts';
import {
  findMembership,
  lockMembership,
  type MembershipKey,
  type MembershipRow,
  nextSnapshotNumber,
} from './store.ts';

/**
 * Brings a membership to where it stands at the provider, from whichever comes first: the browser's confirm, a webhook,
 * the sweeper, a change by its member. The provider is asked before the transaction, never within it. Every paid month is
 * granted once; answers that are overtaken by newer ones change nothing else. Throws what the door throws.
 */
export async function syncMembership(
  services: Services,
  key: MembershipKey,
  wish: SyncMembershipInput,
): Promise<MembershipRow> {
  const { database, clock } = services;
  const known = await findMembership(database, key);
  if (!known) throw new Error(`The membership ${key.id} is missing.`);
  if (!known.subscriptionId) return known;
  const told = await askAbout(services, key, known.subscriptionId);
  const row = await database.transaction(async (tx) => {
    const locked = (await lockMembership(tx, key)) ?? known;
    const now = clock.now();
    if (wish.event && !(await markEventProcessed(tx, wish.event, now))) return locked;
    const began = await recordPaidMonths(tx, locked, told, wish.actor, now);
    return saveProviderSnapshot(tx, locked, { ...told, began }, wish, now);
  });
  await keepFrozen(services, row, told);
  return row;
}

/** The subscription first: the invoices are then at least as new. */
async function askAbout(
  { database, payments }: Services,
  key: MembershipKey,
  subscriptionId: string,
): Promise<ProviderSnapshot> {
  const number = await nextSnapshotNumber(database, key);
  const subscription = await payments.retrieveSubscription(subscriptionId);
  return { number, subscription, invoices: await payments.listInvoices(subscriptionId) };
}

/** A freeze is ours, and so is its taking back: the provider only has to know, and is told again until it does. */
async function keepFrozen(
  services: Services,
  row: MembershipRow,
  { subscription }: ProviderSnapshot,
): Promise<void> {
  const pause = getPauseUpdate(row, subscription.pausedUntil);
  if (!pause || subscription.status !== 'active') return;
  try {
    await services.payments.pauseSubscription(subscription.id, pause.until);
  } catch (error) {
    const known = error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    if (!known) throw error;
    services.log.error({ err: error, membershipId: row.id }, 'a freeze is not known to the provider yet');
  }
}
