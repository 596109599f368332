import type { WaitingStatus } from '@studio/domain/waiting-list/next-in-queue';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { returnSessions } from '../entitlements/session-ledger.ts';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { lockRequest } from './store.ts';
import { type EntryRow, waitingEntries } from './tables.ts';

/** How an entry can be over. */
export type EndedEntryStatus = Exclude<WaitingStatus, 'WAITING' | 'OFFERED'>;

/**
 * Ends an entry that is in one of these states, once; false when it is not any more. A wish with nothing open any more
 * gives its reserved session back.
 */
export async function endEntry(
  tx: QueryExecutor,
  entry: Pick<EntryRow, 'branchId' | 'id'>,
  { from, to, actor }: { from: 'WAITING' | 'OFFERED'; to: EndedEntryStatus; actor: Actor },
  now: Date,
): Promise<boolean> {
  // Of two entries of a wish that end at the same moment, the second has to see the first, or neither gives the session back.
  await lockRequest(tx, entry);
  const [ended] = await tx.orm
    .update(waitingEntries)
    .set({ status: to, endedAt: now, takingSince: null })
    .where(
      and(
        eq(waitingEntries.branchId, entry.branchId),
        eq(waitingEntries.id, entry.id),
        eq(waitingEntries.status, from),
      ),
    )
    .returning();
  if (!ended) return false;
  if (to === 'TAKEN') await endOthers(tx, ended, now);
  await releaseWhenOver(tx, ended, actor, now);
  return true;
}

/** One class of the wish is theirs: they wait for the others no longer. */
async function endOthers(tx: QueryExecutor, { branchId, wishId, id }: EntryRow, now: Date): Promise<void> {
  const others = await tx.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.wishId, wishId),
        ne(waitingEntries.id, id),
        eq(waitingEntries.status, 'WAITING'),
      ),
    )
    .orderBy(asc(waitingEntries.classId));
  // One by one, in the order of their classes: each update changes the number of people waiting there.
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
        eq(waitingEntries.wishId, entry.wishId),
        inArray(waitingEntries.status, ['WAITING', 'OFFERED']),
      ),
    )
    .limit(1);
  if (open.length === 0) await returnReservedSession(tx, entry, actor, now);
}

/** Gives the session that was reserved for a wish back, once. */
export async function returnReservedSession(
  tx: QueryExecutor,
  { branchId, entitlementId, wishId }: Pick<EntryRow, 'branchId' | 'entitlementId' | 'wishId'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!entitlementId) return;
  const movement = { branchId, entitlementId, subjectId: wishId, sessions: 1, actor };
  await returnSessions(tx, 'RELEASED', movement, now);
}
