import { getMailboxKey } from '../people/person-identity-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { EntryRow } from './tables.ts';

/**
 * Returns SQL that tells whether the row `alias` belongs to the person of an entry `e` (handbook: waiting-list 4): the
 * same member, or the same browser unless two members use that browser. A cancellation by one member doesn't exclude
 * the other.
 */
export const buildSamePersonSql = (alias: string): string => `(${alias}.principal_id = e.principal_id
  OR (${alias}.client_id = e.client_id AND (${alias}.principal_id IS NULL OR e.principal_id IS NULL)))`;

/**
 * Returns SQL that tells whether the person of an entry `e` cancelled a booking `b` of its class. The latest ended
 * booking decides: someone whose place the studio revoked may wait again, whatever they cancelled before. Bookings that
 * ended because their whole class was cancelled don't count. Anyone can book with another person's email address, so
 * who cancelled matters (bookings/cancellation/load-canceller-identities), not whose booking it was.
 */
function buildLastCancelledSql({
  cancelledByPersonSql,
  bookedByPersonSql,
}: {
  cancelledByPersonSql: string;
  bookedByPersonSql: string;
}): string {
  return `coalesce((
      SELECT b.revoked_at IS NULL FROM bookings b
      WHERE b.branch_id = e.branch_id AND b.class_id = e.class_id AND b.status = 'CANCELLED'
        AND CASE WHEN b.revoked_at IS NULL THEN ${cancelledByPersonSql} ELSE ${bookedByPersonSql} END
        AND NOT EXISTS (SELECT 1 FROM class_cancellation_bookings k WHERE k.branch_id = b.branch_id AND k.booking_id = b.id)
      ORDER BY b.cancelled_at DESC LIMIT 1
    ), false)`;
}

/**
 * SQL condition: the person of an entry `e` cancelled a booking of its class. Either the same member cancelled it, or
 * it was made in the same browser, unless the booking and the entry belong to different members.
 */
export const personCancelledSql = buildLastCancelledSql({
  cancelledByPersonSql: `('member:' || e.principal_id = ANY (b.cancelled_by)
    OR (b.client_id = e.client_id AND coalesce(b.principal_id = e.principal_id, true)))`,
  bookedByPersonSql: buildSamePersonSql('b'),
});

/** SQL that tells whether the owner of the entry's mailbox cancelled a booking of its class, in any browser. */
export const mailboxOwnerCancelledSql = buildLastCancelledSql({
  cancelledByPersonSql: 'e.mailbox = ANY (b.cancelled_by)',
  bookedByPersonSql: 'lower(b.email) = lower(e.email)',
});

const cancelledBefore: PreparedStatement = {
  name: 'cancelled_in_classes',
  text: `SELECT 1 FROM (
      SELECT $1::text AS branch_id, unnest($2::uuid[]) AS class_id, $3::text AS principal_id, $4::text AS client_id
    ) e WHERE ${personCancelledSql} LIMIT 1`,
};

/**
 * Returns whether a member, or this browser, has cancelled a booking of one of these classes. Ignores typed email
 * addresses, which prove nothing.
 */
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
  name: 'cancelled_by_mailbox_owner',
  text: `SELECT 1 FROM (
      SELECT $1::text AS branch_id, $2::uuid AS class_id, $3::text AS email, $4::text AS mailbox
    ) e WHERE ${mailboxOwnerCancelledSql}`,
};

/**
 * Returns whether the owner of an entry's email address has cancelled a booking of its class. Reveal the result only to
 * readers of that mailbox.
 */
export async function hasMailboxOwnerCancelled(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { branchId, classId, email }: EntryRow,
): Promise<boolean> {
  const values = [branchId, classId, email, getMailboxKey(keys, email)];
  return (await database.run(cancelledByMailbox, values)).length > 0;
}

const obsoleteEntries: PreparedStatement = {
  name: 'obsolete_waiting_entries',
  text: `SELECT e.id, c.status <> 'SCHEDULED' AS "isClassCancelled" FROM waiting_entries e
    JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
    WHERE e.branch_id = $1 AND e.status = 'WAITING' AND (
      c.status <> 'SCHEDULED' OR c.starts_at <= $2 OR ${personCancelledSql} OR (
        ${mailboxOwnerCancelledSql} AND c.taken - coalesce((
          SELECT sum(h.places) FROM holds h
          WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2
        ), 0) < c.capacity
      )
    ) ORDER BY e.id`,
};

/**
 * Returns waiting list entries that can't be served: the class has started or is cancelled, or the person cancelled a
 * booking of the class. If only the owner of its mailbox is known to have cancelled, perhaps in another browser, the
 * entry is returned once the class has a free place to offer.
 */
export function findObsoleteEntries(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<{ id: string; isClassCancelled: boolean }[]> {
  return db.run(obsoleteEntries, [branchId, now]);
}
