import type { HoldStatus } from '@studio/domain/bookings/hold';
import type { ExpiredOffers } from '@studio/domain/waiting-list/expired-offers';
import type { QueuedEntry } from '@studio/domain/waiting-list/next-in-queue';
import { expiredOfferDays } from '@studio/domain/waiting-list/waiting-list-terms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { buildHeldPlaceCountSql, type HeldPlaceCounts } from '../bookings/holds/hold-queries.ts';
import { holds } from '../bookings/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import {
  buildSamePersonSql,
  mailboxOwnerCancelledSql,
  personCancelledSql,
} from './cancellation-exclusion.ts';
import { type EntryRow, type WaitingClassDetails, waitingEntries } from './tables.ts';

/** Entry with the current hold of its offer. */
export interface EntryWithHold {
  entry: EntryRow;
  hold: OfferedHold | null;
}

export interface OfferedHold {
  id: string;
  status: HoldStatus;
  createdAt: Date;
  expiresAt: Date;
  clientId: string;
  principalId: string | null;
  addressHash: string;
}

const holdColumns = {
  id: holds.id,
  status: holds.status,
  createdAt: holds.createdAt,
  expiresAt: holds.expiresAt,
  clientId: holds.clientId,
  principalId: holds.principalId,
  addressHash: holds.addressHash,
};

function withHolds(db: QueryExecutor) {
  return db.orm
    .select({ entry: waitingEntries, hold: holdColumns })
    .from(waitingEntries)
    .leftJoin(holds, and(eq(holds.branchId, waitingEntries.branchId), eq(holds.id, waitingEntries.holdId)));
}

export async function findEntry(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<EntryWithHold | null> {
  const [row] = await withHolds(db).where(
    and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.id, id)),
  );
  return row ?? null;
}

/** Returns all entries of an entry group, in the order of joining. */
export async function findEntriesOfGroup(
  db: QueryExecutor,
  branchId: string,
  requestId: string,
): Promise<EntryWithHold[]> {
  return withHolds(db)
    .where(and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.requestId, requestId)))
    .orderBy(asc(waitingEntries.id));
}

export async function listOpenEntries(
  db: QueryExecutor,
  branchId: string,
  person: string,
): Promise<EntryWithHold[]> {
  return withHolds(db)
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.person, person),
        inArray(waitingEntries.status, ['WAITING', 'OFFERED']),
      ),
    )
    .orderBy(asc(waitingEntries.id));
}

/** Counts a member's waiting and offered entries in all branches. */
export async function countOpenMemberEntries(db: QueryExecutor, memberId: string): Promise<number> {
  const rows = await db.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(eq(waitingEntries.principalId, memberId), inArray(waitingEntries.status, ['WAITING', 'OFFERED'])),
    );
  return rows.length;
}

/** Returns all entries with the status OFFERED, each with its hold. */
export async function listOfferedEntries(db: QueryExecutor, branchId: string): Promise<EntryWithHold[]> {
  return withHolds(db).where(
    and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.status, 'OFFERED')),
  );
}

/** Person on a waiting list, with the data that an offer needs. */
export interface WaitingListRow extends Omit<QueuedEntry, 'atLimit'> {
  requestId: string;
  entryCount: number;
  clientId: string;
  principalId: string | null;
  addressHash: string;
  email: string;
  mailbox: string | null;
  held: HeldPlaceCounts;
  autoUntil: Date | null;
  entitlementId: string | null;
  cardId: string | null;
  seen: WaitingClassDetails | null;
}

/**
 * Returns SQL that tells whether the entry `of` belongs to the person of the entry `e`. A proven mailbox identifies the
 * person in other browsers, too.
 */
const isSamePerson = (of: string): string => `(${buildSamePersonSql(of)} OR ${of}.mailbox = e.mailbox)`;

/**
 * SQL that tells whether an offer `o` counts against the limit of an entry `e`: it belongs to the same person, or to
 * the same browser with any user. `rollBackIfOverCaps` counts by browser, too. If only one of them did, a place could be
 * offered and withdrawn forever.
 */
const countsFor = `${isSamePerson('o')} OR o.client_id = e.client_id`;

/**
 * Counts the offers that the person of an entry `e` let expire in the last `expiredOfferDays` days, and selects the
 * time of the latest; `$3` is the current time.
 */
const expiredOffersSql = `SELECT count(*)::int AS "expiredOfferCount", max(p.ended_at) AS "lastExpiredOffer" FROM waiting_entries p
    WHERE p.branch_id = e.branch_id AND p.status = 'EXPIRED'
      AND p.ended_at > $3::timestamptz - interval '${expiredOfferDays} days'
      AND ${isSamePerson('p')}`;

const queueOfClass: PreparedStatement = {
  name: 'queue_of_class',
  text: `SELECT e.id, e.request_id AS "requestId", e.joined_at AS "joinedAt", e.confirmed_at IS NOT NULL AS confirmed,
      e.client_id AS "clientId", e.principal_id AS "principalId", e.address_hash AS "addressHash", e.email, e.mailbox,
      e.auto_until AS "autoUntil", e.entitlement_id AS "entitlementId", e.card_id AS "cardId", e.seen,
      ${buildHeldPlaceCountSql('e', 'e.address_hash', countsFor)},
      expired.*, (${personCancelledSql} OR ${mailboxOwnerCancelledSql}) AS "hasCancelled",
      EXISTS (
        SELECT 1 FROM waiting_entries o WHERE o.branch_id = e.branch_id AND o.request_id = e.request_id AND o.status = 'OFFERED'
      ) AS "hasOfferElsewhere",
      (SELECT count(*) FROM waiting_entries o WHERE o.branch_id = e.branch_id AND o.request_id = e.request_id)::int AS "entryCount"
    FROM waiting_entries e CROSS JOIN LATERAL (${expiredOffersSql}) expired
    WHERE e.branch_id = $1 AND e.class_id = $2 AND e.status = 'WAITING'`,
};

type ExpiredOffersRow = { expiredOfferCount: number; lastExpiredOffer: Date | null };

/** Returns everyone who waits for a class, in unspecified order. */
export async function listQueue(
  db: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
  now: Date,
): Promise<WaitingListRow[]> {
  type Row = Omit<WaitingListRow, 'expiredOffers' | 'held'> & ExpiredOffersRow & HeldPlaceCounts;
  const rows = await db.run<Row>(queueOfClass, [branchId, classId, now]);
  return rows.map(
    ({ expiredOfferCount, lastExpiredOffer, ofClient, ofAddressInClass, ofAddress, ...row }) => ({
      ...row,
      expiredOffers: { count: expiredOfferCount, last: lastExpiredOffer },
      held: { ofClient, ofAddressInClass, ofAddress },
    }),
  );
}

const expiredOffersOfEntry: PreparedStatement = {
  name: 'expired_offers_of_entry',
  text: `SELECT expired.* FROM waiting_entries e CROSS JOIN LATERAL (${expiredOffersSql}) expired WHERE e.branch_id = $1 AND e.id = $2`,
};

/**
 * Returns the number and the latest time of the offers that an entry's person let expire recently, including the offer
 * of the entry itself.
 */
export async function loadExpiredOfferSummary(
  db: QueryExecutor,
  { branchId, id }: Pick<EntryRow, 'branchId' | 'id'>,
  now: Date,
): Promise<ExpiredOffers> {
  const [row] = await db.run<ExpiredOffersRow>(expiredOffersOfEntry, [branchId, id, now]);
  return { count: row?.expiredOfferCount ?? 0, last: row?.lastExpiredOffer ?? null };
}

const classesWithQueue: PreparedStatement = {
  name: 'classes_with_queue',
  text: `SELECT c.branch_id AS "branchId", c.id, c.starts_at AS "startsAt", c.offering, c.taken - coalesce((
      SELECT sum(h.places) FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2
    ), 0) < c.capacity AS "hasFree"
    FROM (
      SELECT DISTINCT class_id FROM waiting_entries
      WHERE branch_id = $1 AND status = 'WAITING' AND confirmed_at IS NOT NULL
    ) waiting
    JOIN classes c ON c.branch_id = $1 AND c.id = waiting.class_id
    WHERE c.status = 'SCHEDULED' AND c.starts_at > $2
    ORDER BY c.starts_at`,
};

export interface ClassWithQueue {
  branchId: string;
  id: string;
  startsAt: Date;
  /** Whether free places go to the waiting list. */
  offering: boolean;
  hasFree: boolean;
}

/**
 * Returns the classes for which confirmed people wait, soonest first. Finds them through an index on waiting list
 * entries.
 */
export function findClassesWithQueue(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<ClassWithQueue[]> {
  return db.run(classesWithQueue, [branchId, now]);
}

const lockClass: PreparedStatement = {
  name: 'lock_class_to_offer',
  text: `SELECT id FROM classes WHERE branch_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED`,
};

/**
 * Locks a class, so that only one process at a time offers its places. Returns false if another process has locked it.
 */
export async function tryLockClassForOffers(
  tx: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<boolean> {
  return (await tx.run(lockClass, [branchId, classId])).length > 0;
}

const lockEntryGroupToOffer: PreparedStatement = {
  name: 'lock_entry_group_to_offer',
  text: `SELECT id, status FROM waiting_entries WHERE branch_id = $1 AND request_id = $2 ORDER BY id FOR UPDATE SKIP LOCKED`,
};

/**
 * Locks an entry group, so that it gets one offer at a time. Returns false if a concurrent transaction is changing the
 * group, if the group has an offer, or if the entry no longer waits. Never waits for a lock.
 */
export async function tryLockEntryGroup(
  tx: QueryExecutor,
  branchId: string,
  { id, requestId, entryCount }: WaitingListRow,
): Promise<boolean> {
  const rows = await tx.run<{ id: string; status: string }>(lockEntryGroupToOffer, [branchId, requestId]);
  const isWaiting = rows.some((row) => row.id === id && row.status === 'WAITING');
  return isWaiting && rows.length === entryCount && rows.every(({ status }) => status !== 'OFFERED');
}

const lockEntryGroupOfEntry: PreparedStatement = {
  name: 'lock_entry_group_of_entry',
  text: `SELECT id FROM waiting_entries
    WHERE branch_id = $1 AND request_id = (SELECT request_id FROM waiting_entries WHERE branch_id = $1 AND id = $2)
    ORDER BY id FOR UPDATE`,
};

/** Waits for concurrent changes of an entry's group, and locks the group until the transaction ends. */
export async function lockEntryGroup(
  tx: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<void> {
  await tx.run(lockEntryGroupOfEntry, [branchId, id]);
}
