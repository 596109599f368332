import type { SeenClass } from '@studio/contracts/seen-class';
import type { HoldStatus } from '@studio/domain/bookings/hold';
import type { InLine } from '@studio/domain/waiting-list/next-in-line';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { holds } from '../bookings/tables.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { waitingEntries } from './tables.ts';
import { addressCancelled, theyCancelled } from './who-cancelled.ts';

/** An entry as it is stored. */
export type EntryRow = typeof waitingEntries.$inferSelect;

/** An entry with the hold of its offer, as that stands. */
export interface EntryWithHold {
  entry: EntryRow;
  hold: { id: string; status: HoldStatus; expiresAt: Date; clientId: string } | null;
}

const holdColumns = {
  id: holds.id,
  status: holds.status,
  expiresAt: holds.expiresAt,
  clientId: holds.clientId,
};

function withHolds(db: Queries) {
  return db.orm
    .select({ entry: waitingEntries, hold: holdColumns })
    .from(waitingEntries)
    .leftJoin(holds, and(eq(holds.branchId, waitingEntries.branchId), eq(holds.id, waitingEntries.holdId)));
}

export async function findEntry(db: Queries, branchId: string, id: string): Promise<EntryWithHold | null> {
  const [row] = await withHolds(db).where(
    and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.id, id)),
  );
  return row ?? null;
}

/** All entries of one wish, by the order of joining. */
export async function findWish(db: Queries, branchId: string, wishId: string): Promise<EntryWithHold[]> {
  return withHolds(db)
    .where(and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.wishId, wishId)))
    .orderBy(asc(waitingEntries.id));
}

/** What a person waits for, or is being offered. */
export async function openEntries(db: Queries, branchId: string, person: string): Promise<EntryWithHold[]> {
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

/** How many places on lists a member waits for, or is being offered, in every branch. */
export async function openEntriesOf(db: Queries, memberId: string): Promise<number> {
  const rows = await db.orm
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(
      and(eq(waitingEntries.principalId, memberId), inArray(waitingEntries.status, ['WAITING', 'OFFERED'])),
    );
  return rows.length;
}

/** Every entry whose offer stands, with its hold. */
export async function offeredEntries(db: Queries, branchId: string): Promise<EntryWithHold[]> {
  return withHolds(db).where(
    and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.status, 'OFFERED')),
  );
}

const positionInLine: Statement = {
  name: 'position_in_line',
  text: `SELECT count(*)::int AS position FROM waiting_entries
    WHERE branch_id = $1 AND class_id = $2 AND status = 'WAITING' AND (joined_at, id) <= ($3::timestamptz, $4::uuid)`,
};

/** 1 is next. */
export async function readPosition(db: Queries, entry: EntryRow): Promise<number> {
  const { branchId, classId, joinedAt, id } = entry;
  const [row] = await db.run<{ position: number }>(positionInLine, [branchId, classId, joinedAt, id]);
  return row?.position ?? 1;
}

/** Somebody in a line, with what an offer to them needs. */
export interface LineRow extends InLine {
  wishId: string;
  wishEntries: number;
  autoUntil: Date | null;
  entitlementId: string | null;
  cardId: string | null;
  seen: SeenClass | null;
}

const lineOfClass: Statement = {
  name: 'line_of_class',
  text: `SELECT e.id, e.wish_id AS "wishId", e.joined_at AS "joinedAt", e.auto_until AS "autoUntil",
      e.entitlement_id AS "entitlementId", e.card_id AS "cardId", e.seen,
      (${theyCancelled} OR ${addressCancelled}) AS "hasCancelled",
      EXISTS (
        SELECT 1 FROM waiting_entries o WHERE o.branch_id = e.branch_id AND o.wish_id = e.wish_id AND o.status = 'OFFERED'
      ) AS "hasOfferElsewhere",
      (SELECT count(*) FROM waiting_entries o WHERE o.branch_id = e.branch_id AND o.wish_id = e.wish_id)::int AS "wishEntries"
    FROM waiting_entries e
    WHERE e.branch_id = $1 AND e.class_id = $2 AND e.status = 'WAITING'`,
};

/** Everybody who waits for a class. */
export function readLine(db: Queries, branchId: string, classId: string): Promise<LineRow[]> {
  return db.run<LineRow>(lineOfClass, [branchId, classId]);
}

const classesToServe: Statement = {
  name: 'classes_to_serve',
  text: `SELECT c.id, c.starts_at AS "startsAt"
    FROM (SELECT DISTINCT class_id FROM waiting_entries WHERE branch_id = $1 AND status = 'WAITING') waiting
    JOIN classes c ON c.branch_id = $1 AND c.id = waiting.class_id
    WHERE c.status = 'ON' AND c.starts_at > $2 AND c.taken - coalesce((
      SELECT sum(h.places) FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2
    ), 0) < c.capacity
    ORDER BY c.starts_at`,
};

/** Classes that somebody waits for and that have a free place, soonest first; found by who waits, through an index. */
export function findClassesToServe(
  db: Queries,
  branchId: string,
  now: Date,
): Promise<{ id: string; startsAt: Date }[]> {
  return db.run(classesToServe, [branchId, now]);
}

const lockClass: Statement = {
  name: 'lock_class_to_offer',
  text: `SELECT id FROM classes WHERE branch_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED`,
};

/** Locks a class, so that its places are offered by one process at a time; false when another has it just now. */
export async function lockClassToOffer(tx: Queries, branchId: string, classId: string): Promise<boolean> {
  return (await tx.run(lockClass, [branchId, classId])).length > 0;
}

const lockWishToOffer: Statement = {
  name: 'lock_wish_to_offer',
  text: `SELECT id, status FROM waiting_entries WHERE branch_id = $1 AND wish_id = $2 ORDER BY id FOR UPDATE SKIP LOCKED`,
};

/** Locks a wish, so that it gets one offer at a time; false when it is changing, or has one. Never waits for anybody. */
export async function lockWish(
  tx: Queries,
  branchId: string,
  { id, wishId, wishEntries }: LineRow,
): Promise<boolean> {
  const rows = await tx.run<{ id: string; status: string }>(lockWishToOffer, [branchId, wishId]);
  const waits = rows.some((row) => row.id === id && row.status === 'WAITING');
  return waits && rows.length === wishEntries && rows.every(({ status }) => status !== 'OFFERED');
}

const wishOfEntry: Statement = {
  name: 'wait_for_wish_of_entry',
  text: `SELECT id FROM waiting_entries
    WHERE branch_id = $1 AND wish_id = (SELECT wish_id FROM waiting_entries WHERE branch_id = $1 AND id = $2)
    ORDER BY id FOR UPDATE`,
};

/** Waits until nobody else changes the wish of an entry; until the transaction ends, nobody does. */
export async function waitForWish(
  tx: Queries,
  { branchId, id }: { branchId: string; id: string },
): Promise<void> {
  await tx.run(wishOfEntry, [branchId, id]);
}

const entriesOfAddress: Statement = {
  name: 'waiting_entries_of_address',
  text: `SELECT coalesce(max(entries), 0)::int AS most FROM (
      SELECT count(*) AS entries FROM waiting_entries
      WHERE branch_id = $1 AND class_id = ANY($2::uuid[]) AND address_hash = $3 AND status IN ('WAITING', 'OFFERED')
      GROUP BY class_id
    ) per_class`,
};

/** How many people of one network address are on the list of one of these classes, at most. */
export async function countOfAddress(
  db: Queries,
  branchId: string,
  classIds: readonly string[],
  addressHash: string,
): Promise<number> {
  const [row] = await db.run<{ most: number }>(entriesOfAddress, [branchId, classIds, addressHash]);
  return row?.most ?? 0;
}
