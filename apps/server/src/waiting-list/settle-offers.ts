import { reclaimLapsedHoldsStatement } from '../bookings/holds/place-statements.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findObsoleteEntries } from './cancellation-exclusion.ts';
import { endEntryForCancelledClass } from './close-waiting-list.ts';
import { endEntry } from './end-entry.ts';
import { getOfferEmailRequester } from './entry-email-requester.ts';
import { type EntryWithHold, findEntry, listOfferedEntries } from './store.ts';
import { getEntryStatus } from './waiting-entry-dto.ts';

/**
 * Saves the outcome of offers (booked, declined or expired) and emails people whose offers expired. Ends entries that
 * can't be served any more (`findObsoleteEntries`). Bookings have no reference to the waiting list, so outcomes are
 * read from the holds.
 */
export async function settleOffers(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const { branchId } = config;
  for (const offered of await listOfferedEntries(database, branchId)) {
    if (getEntryStatus(offered, clock.now()) !== 'OFFERED') await settleOffer(services, offered);
  }
  for (const { id, isClassCancelled } of await findObsoleteEntries(database, branchId, clock.now()))
    await database.transaction((tx) => endObsoleteEntry(tx, { branchId, id }, isClassCancelled, clock.now()));
}

/** Ends an entry that can't be served any more. Emails the person only if the class is cancelled. */
async function endObsoleteEntry(
  tx: QueryExecutor,
  entry: { branchId: string; id: string },
  isClassCancelled: boolean,
  now: Date,
): Promise<void> {
  if (isClassCancelled) await endEntryForCancelledClass(tx, entry, 'WAITING', now);
  else await endEntry(tx, entry, { from: 'WAITING', to: 'ENDED', actor: 'system' }, now);
}

async function settleOffer(services: Services, { entry }: EntryWithHold): Promise<void> {
  const { database } = services;
  const { branchId, id, classId } = entry;
  // Expired holds free their places first: the lock order is holds, then the class, then its waiting entries.
  await database.run(reclaimLapsedHoldsStatement, [branchId, classId, services.clock.now()]);
  await database.transaction((tx) => settleWithin(tx, services, branchId, id));
}

async function settleWithin(
  tx: QueryExecutor,
  { clock, keys }: Services,
  branchId: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  const found = await findEntry(tx, branchId, id);
  const to = found && getEntryStatus(found, now);
  if (!found || !to || to === 'WAITING' || to === 'OFFERED') return;
  const settled = await endEntry(tx, found.entry, { from: 'OFFERED', to, actor: 'system' }, now);
  if (settled && to === 'EXPIRED')
    await enqueueEmail(
      tx,
      { branchId, kind: 'waiting-offer-expired', subject: { entryId: id } },
      now,
      getOfferEmailRequester(keys, found.entry),
    );
}
