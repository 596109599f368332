import { getPauseUpdate } from '@studio/domain/memberships/freeze';
import { PaymentsRejectedError, PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { markEventProcessed } from '../payments/store.ts';
import type { Services } from '../platform/services.ts';
import type { ProviderSnapshot, SyncMembershipInput } from './provider-snapshot.ts';
import { recordPaidMonths } from './record-paid-months.ts';
import { saveProviderSnapshot } from './save-provider-snapshot.ts';
import {
  allocateSnapshotNumber,
  findMembership,
  lockMembership,
  type MembershipKey,
  type MembershipRow,
} from './store.ts';

/**
 * Syncs a membership with the provider, from any trigger: the browser's confirm, a webhook, the sweeper or a change by
 * its member. Calls the provider before the transaction, never inside it. Grants each paid month once; an outdated
 * response changes nothing else. Throws the errors of the payments port.
 */
export async function syncMembership(
  services: Services,
  key: MembershipKey,
  input: SyncMembershipInput,
): Promise<MembershipRow> {
  const { database, clock } = services;
  const known = await findMembership(database, key);
  if (!known) throw new Error(`The membership ${key.id} is missing.`);
  if (!known.subscriptionId) return known;
  const snapshot = await fetchSnapshot(services, key, known.subscriptionId);
  const row = await database.transaction(async (tx) => {
    const locked = await lockMembership(tx, key);
    // The undo of an import has removed the membership since, so its payments belong to the earlier system.
    if (!locked) return null;
    const now = clock.now();
    if (input.event && !(await markEventProcessed(tx, input.event, now))) return locked;
    const hasStarted = await recordPaidMonths(tx, locked, snapshot, input.actor, now);
    return saveProviderSnapshot(tx, locked, { ...snapshot, hasStarted }, input, now);
  });
  if (!row) return known;
  await syncPause(services, row, snapshot);
  return row;
}

/**
 * Reads the provider's state. Reads the subscription first, so that the invoices are at least as new as the
 * subscription.
 */
async function fetchSnapshot(
  { database, payments }: Services,
  key: MembershipKey,
  subscriptionId: string,
): Promise<ProviderSnapshot> {
  const number = await allocateSnapshotNumber(database, key);
  const subscription = await payments.retrieveSubscription(subscriptionId);
  return { number, subscription, invoices: await payments.listInvoices(subscriptionId) };
}

/**
 * Updates the provider's pause to match the freeze in the database, which is authoritative. Each sync retries until the
 * provider agrees.
 */
async function syncPause(
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
    services.log.error(
      { err: error, membershipId: row.id },
      'could not send a freeze to the payment provider; will retry',
    );
  }
}
