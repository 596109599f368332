import type { WaitingStatus } from '@studio/domain/waiting-list/next-in-queue';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { returnSessions } from '../entitlements/session-ledger.ts';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { lockEntryGroup } from './store.ts';
import { type EntryRow, waitingEntries } from './tables.ts';

/** Final statuses of an entry. */
export type EndedEntryStatus = Exclude<WaitingStatus, 'WAITING' | 'OFFERED'>;

/**
 * Ends an entry that has the status `from`, once; returns false otherwise. The last entry of an entry group that ends
 * releases the group's reserved session.
 */
export async function endEntry(
  tx: QueryExecutor,
  entry: Pick<EntryRow, 'branchId' | 'id'>,
  { from, to, actor }: { from: 'WAITING' | 'OFFERED'; to: EndedEntryStatus; actor: Actor },
  now: Date,
): Promise<boolean> {
  // Locks the entry group. Without the lock, two entries that end concurrently would not release the session.
  await lockEntryGroup(tx, entry);
  const [ended] = await tx.orm
    .update(waitingEntries)
    .set({ status: to, endedAt: now, autoBookingSince: null })
    .where(
      and(
        eq(waitingEntries.branchId, entry.branchId),
        eq(waitingEntries.id, entry.id),
        eq(waitingEntries.status, from),
      ),
    )
    .returning();
  if (!ended) return false;
  if (to === 'BOOKED') await endOthers(tx, ended, now);
  await releaseWhenOver(tx, ended, actor, now);
  return true;
}

/** Ends the other waiting entries of an entry group, because one of its classes was booked. */
async function endOthers(tx: QueryExecutor, { branchId, requestId, id }: EntryRow, now: Date): Promise<void> {
  const others = await tx.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.requestId, requestId),
        ne(waitingEntries.id, id),
        eq(waitingEntries.status, 'WAITING'),
      ),
    )
    .orderBy(asc(waitingEntries.classId));
  // Ends the entries one at a time, in the order of their class ids, because each update locks its class. A fixed order
  // prevents deadlocks.
  for (const other of others) {
    await tx.orm
      .update(waitingEntries)
      .set({ status: 'ENDED', endedAt: now })
      .where(
        and(
          eq(waitingEntries.branchId, branchId),
          eq(waitingEntries.id, other.id),
          eq(waitingEntries.status, 'WAITING'),
        ),
      );
  }
}

async function releaseWhenOver(tx: QueryExecutor, entry: EntryRow, actor: Actor, now: Date): Promise<void> {
  const open = await tx.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.branchId, entry.branchId),
        eq(waitingEntries.requestId, entry.requestId),
        inArray(waitingEntries.status, ['WAITING', 'OFFERED']),
      ),
    )
    .limit(1);
  if (open.length === 0) await returnReservedSession(tx, entry, actor, now);
}

/** Releases the session that is reserved for an entry group, once. */
export async function returnReservedSession(
  tx: QueryExecutor,
  { branchId, entitlementId, requestId }: Pick<EntryRow, 'branchId' | 'entitlementId' | 'requestId'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!entitlementId) return;
  const movement = { branchId, entitlementId, subjectId: requestId, sessions: 1, actor };
  await returnSessions(tx, 'RELEASED', movement, now);
}
