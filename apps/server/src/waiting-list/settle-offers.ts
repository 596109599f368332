import { reclaimLapsed } from '../bookings/place-statements.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { endForClassOff } from './close-line.ts';
import { endEntry } from './end-entry.ts';
import { entryAsker } from './entry-asker.ts';
import { type EntryWithHold, findEntry, offeredEntries } from './store.ts';
import { findOverEntries } from './who-cancelled.ts';
import { standingOf } from './wire-entry.ts';

/**
 * Writes down what has become of the offers: booked, declined, or run out, which is told by mail; and ends the entries
 * of classes that have begun or are off. The bookings know nothing of the list: its offers are read from their holds.
 */
export async function settleOffers(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const { branchId } = config;
  for (const offered of await offeredEntries(database, branchId)) {
    if (standingOf(offered, clock.now()) !== 'OFFERED') await settleOffer(services, offered);
  }
  for (const { id, classOff } of await findOverEntries(database, branchId, clock.now()))
    await database.transaction((tx) => endOver(tx, { branchId, id }, classOff, clock.now()));
}

/** Whoever waits for a class that is off is told; that a class has begun needs no mail. */
async function endOver(
  tx: Queries,
  entry: { branchId: string; id: string },
  classOff: boolean,
  now: Date,
): Promise<void> {
  if (classOff) await endForClassOff(tx, entry, 'WAITING', now);
  else await endEntry(tx, entry, { from: 'WAITING', to: 'ENDED', actor: 'system' }, now);
}

async function settleOffer(services: Services, { entry }: EntryWithHold): Promise<void> {
  const { database } = services;
  const { branchId, id, classId } = entry;
  // What has run out gives its place back first: rows are locked holds, then the class, then who waits for it.
  await database.run(reclaimLapsed, [branchId, classId, services.clock.now()]);
  await database.transaction((tx) => settleWithin(tx, services, branchId, id));
}

async function settleWithin(
  tx: Queries,
  { clock, keys }: Services,
  branchId: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  const found = await findEntry(tx, branchId, id);
  const to = found && standingOf(found, now);
  if (!found || !to || to === 'WAITING' || to === 'OFFERED') return;
  const settled = await endEntry(tx, found.entry, { from: 'OFFERED', to, actor: 'system' }, now);
  if (settled && to === 'PASSED')
    await enqueueMail(
      tx,
      { branchId, kind: 'waiting-passed', subject: { entryId: id } },
      now,
      entryAsker(keys, found.entry),
    );
}
