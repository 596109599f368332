import { releaseHoldStatement } from '../bookings/holds/place-statements.ts';
import { cancelOpenPayment } from '../bookings/payments/cancel-open-payment.ts';
import type { Actor } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { endEntry } from './end-entry.ts';
import { type EntryWithHold, findEntry } from './store.ts';

/**
 * Leaves the waiting list of a class, or declines its offer and frees the held place at once. Doesn't change an ended
 * entry, or one whose place was paid concurrently.
 */
export async function leaveWaitingList(
  services: Services,
  found: EntryWithHold,
  actor: Actor,
): Promise<void> {
  if (found.entry.status !== 'WAITING') return decline(services, found, actor);
  const { database, clock } = services;
  const hasLeft = await database.transaction((tx) =>
    endEntry(tx, found.entry, { from: 'WAITING', to: 'LEFT', actor }, clock.now()),
  );
  if (hasLeft) return;
  // A concurrent process may have offered a place or ended the entry. The person wants to leave, so an offer is declined.
  const offered = await findEntry(database, found.entry.branchId, found.entry.id);
  if (offered) await decline(services, offered, actor);
}

async function decline(services: Services, { entry, hold }: EntryWithHold, actor: Actor): Promise<void> {
  if (entry.status !== 'OFFERED' || !hold) return;
  const { branchId } = entry;
  if (hold.status === 'LIVE') {
    const stopped = await cancelOpenPayment(services, { branchId, id: hold.id }, 'the offer was declined');
    if (stopped === 'paid') return;
  }
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const values = [branchId, hold.id, now, actor, 'the offer was declined'];
    const released = await tx.run<{ id: string }>(releaseHoldStatement, values);
    if (released.length > 0) await endEntry(tx, entry, { from: 'OFFERED', to: 'LEFT', actor }, now);
  });
}
