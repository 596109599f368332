import { getMailboxHolderKey } from '../people/offer-holder-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { EntryRow } from './tables.ts';

/**
 * Whether a row `of` is of who waits in an entry `e` (handbook: waiting-list 4): the same member, or the same browser, unless two members use it:
 * what one of them cancels is nothing of the other's.
 */
export const isSamePersonSql = (of: string): string => `(${of}.principal_id = e.principal_id
  OR (${of}.client_id = e.client_id AND (${of}.principal_id IS NULL OR e.principal_id IS NULL)))`;

/**
 * Whether somebody has cancelled a booking `b` of the class of an entry `e`. The last one that ended decides: whoever the
 * studio took a place from waits for another, whatever they had cancelled before. What ended with its whole class says
 * nothing about a class that is on again. Anyone can book with another's address, so it is not asked whose booking it was
 * but who has cancelled it (bookings/canceller-of).
 */
function lastWasCancelled({ byThem, theirs }: { byThem: string; theirs: string }): string {
  return `coalesce((
      SELECT b.withdrawn_at IS NULL FROM bookings b
      WHERE b.branch_id = e.branch_id AND b.class_id = e.class_id AND b.status = 'CANCELLED'
        AND CASE WHEN b.withdrawn_at IS NULL THEN ${byThem} ELSE ${theirs} END
        AND NOT EXISTS (SELECT 1 FROM class_cancellation_bookings k WHERE k.branch_id = b.branch_id AND k.booking_id = b.id)
      ORDER BY b.cancelled_at DESC LIMIT 1
    ), false)`;
}

/**
 * Whether who waits in an entry `e` has cancelled a booking of its class: as the same member, or what was booked in the same
 * browser, unless two members use it …
 */
export const personCancelledSql = lastWasCancelled({
  byThem: `('member:' || e.principal_id = ANY (b.cancelled_by)
    OR (b.client_id = e.client_id AND coalesce(b.principal_id = e.principal_id, true)))`,
  theirs: isSamePersonSql('b'),
});

/** … and whether the owner of its mailbox has, in another browser. */
export const mailboxCancelled = lastWasCancelled({
  byThem: 'e.mailbox = ANY (b.cancelled_by)',
  theirs: 'lower(b.email) = lower(e.email)',
});

const cancelledBefore: PreparedStatement = {
  name: 'cancelled_in_classes',
  text: `SELECT 1 FROM (
      SELECT $1::text AS branch_id, unnest($2::uuid[]) AS class_id, $3::text AS principal_id, $4::text AS client_id
    ) e WHERE ${personCancelledSql} LIMIT 1`,
};

/** Whether a member, or this browser, has cancelled a booking of one of these classes. An address that is typed says nothing. */
export async function hasPersonCancelledIn(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
  person: { principalId: string | null; clientId: string },
): Promise<boolean> {
  const rows = await db.run(cancelledBefore, [branchId, classIds, person.principalId, person.clientId]);
  return rows.length > 0;
}

const cancelledByMailbox: PreparedStatement = {
  name: 'cancelled_by_mailbox',
  text: `SELECT 1 FROM (
      SELECT $1::text AS branch_id, $2::uuid AS class_id, $3::text AS email, $4::text AS mailbox
    ) e WHERE ${mailboxCancelled}`,
};

/** Whether the owner of the address of an entry has cancelled a booking of its class: for the eyes of who reads its email. */
export async function ownerHasCancelled(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { branchId, classId, email }: EntryRow,
): Promise<boolean> {
  const values = [branchId, classId, email, getMailboxHolderKey(keys, email)];
  return (await database.run(cancelledByMailbox, values)).length > 0;
}

const overEntries: PreparedStatement = {
  name: 'waiting_entries_over',
  text: `SELECT e.id, c.status <> 'ON' AS "classOff" FROM waiting_entries e
    JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
    WHERE e.branch_id = $1 AND e.status = 'WAITING' AND (
      c.status <> 'ON' OR c.starts_at <= $2 OR ${personCancelledSql} OR (
        ${mailboxCancelled} AND c.taken - coalesce((
          SELECT sum(h.places) FROM holds h
          WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2
        ), 0) < c.capacity
      )
    ) ORDER BY e.id`,
};

/**
 * Who waits in vain: the class has begun or is off, or they have cancelled a booking of it. When the owner of the mailbox has
 * in another browser, the entry ends only once there is a place that it would be offered.
 */
export function findObsoleteEntries(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<{ id: string; classOff: boolean }[]> {
  return db.run(overEntries, [branchId, now]);
}
