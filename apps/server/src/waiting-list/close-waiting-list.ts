import { and, asc, eq, inArray } from 'drizzle-orm';
import { releaseHoldStatement } from '../bookings/holds/place-statements.ts';
import { cancelOpenPayment } from '../bookings/payments/cancel-open-payment.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { endEntry } from './end-entry.ts';
import { type EntryWithHold, findEntry } from './store.ts';
import { waitingEntries } from './tables.ts';
import { getEntryStatus } from './waiting-entry-dto.ts';

/**
 * Ends the waiting list of a cancelled class and emails everyone on it. Cancels the open payment of an offered place
 * first.
 */
export async function closeWaitingList(
  services: Services,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<void> {
  const { database, clock } = services;
  for (const id of await openEntriesOfClass(database, branchId, classId)) {
    const found = await findEntry(database, branchId, id);
    if (found?.hold?.status === 'LIVE')
      await cancelOpenPayment(services, { branchId, id: found.hold.id }, 'the class was cancelled');
    await database.transaction((tx) => closeWithin(tx, branchId, id, clock.now()));
  }
}

async function openEntriesOfClass(db: QueryExecutor, branchId: string, classId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.classId, classId),
        inArray(waitingEntries.status, ['WAITING', 'OFFERED']),
      ),
    )
    .orderBy(asc(waitingEntries.id));
  return rows.map(({ id }) => id);
}

async function closeWithin(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const found = await findEntry(tx, branchId, id);
  if (!found) return;
  if (found.entry.status === 'WAITING') return endEntryForCancelledClass(tx, found.entry, 'WAITING', now);
  if (found.entry.status !== 'OFFERED') return;
  // The place was booked before the class was cancelled, so the email about the booking informs the person.
  if (getEntryStatus(found, now) === 'BOOKED') {
    await endEntry(tx, found.entry, { from: 'OFFERED', to: 'BOOKED', actor: 'system' }, now);
    return;
  }
  if (found.hold?.status === 'LIVE')
    await tx.run(releaseHoldStatement, [branchId, found.hold.id, now, 'system', 'the class was cancelled']);
  await endEntryForCancelledClass(tx, found.entry, 'OFFERED', now);
}

/** Ends an entry because its class is cancelled, once, and emails its person. */
export async function endEntryForCancelledClass(
  tx: QueryExecutor,
  entry: Pick<EntryWithHold['entry'], 'branchId' | 'id'>,
  from: 'WAITING' | 'OFFERED',
  now: Date,
): Promise<void> {
  const { branchId, id: entryId } = entry;
  if (await endEntry(tx, entry, { from, to: 'ENDED', actor: 'system' }, now))
    await enqueueEmail(tx, { branchId, kind: 'waiting-class-cancelled', subject: { entryId } }, now);
}
