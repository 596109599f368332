import type { Queries, Statement } from '../platform/database.ts';
import type { EntryRow } from './store.ts';

/**
 * Whether a booking `b` is of who waits in an entry `e`: the same member, or the same browser, unless two members use it:
 * what one of them cancels is nothing of the other's.
 */
export const isTheirs = `(b.principal_id = e.principal_id
  OR (b.client_id = e.client_id AND (b.principal_id IS NULL OR e.principal_id IS NULL)))`;

const cancelledBefore: Statement = {
  name: 'cancelled_in_classes',
  text: `SELECT 1 FROM bookings b, (SELECT $3::text AS principal_id, $4::text AS client_id) e
    WHERE b.branch_id = $1 AND b.class_id = ANY($2::uuid[]) AND b.status = 'CANCELLED' AND ${isTheirs} LIMIT 1`,
};

/** Whether a member, or this browser, has cancelled a booking of one of these classes. An address that is typed says nothing. */
export async function hasCancelledIn(
  db: Queries,
  branchId: string,
  classIds: readonly string[],
  person: { principalId: string | null; clientId: string },
): Promise<boolean> {
  const rows = await db.run(cancelledBefore, [branchId, classIds, person.principalId, person.clientId]);
  return rows.length > 0;
}

const cancelledByAddress: Statement = {
  name: 'cancelled_by_address',
  text: `SELECT 1 FROM bookings WHERE branch_id = $1 AND class_id = $2 AND status = 'CANCELLED'
    AND lower(email) = lower($3::text) LIMIT 1`,
};

/** Whether a booking of its class was cancelled with the address of an entry: for the eyes of who reads its mail. */
export async function addressHasCancelled(
  db: Queries,
  { branchId, classId, email }: EntryRow,
): Promise<boolean> {
  return (await db.run(cancelledByAddress, [branchId, classId, email])).length > 0;
}

const overEntries: Statement = {
  name: 'waiting_entries_over',
  text: `SELECT e.id, c.status <> 'ON' AS "classOff" FROM waiting_entries e
    JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
    WHERE e.branch_id = $1 AND e.status = 'WAITING' AND (
      c.status <> 'ON' OR c.starts_at <= $2 OR EXISTS (
        SELECT 1 FROM bookings b WHERE b.branch_id = e.branch_id AND b.class_id = e.class_id AND b.status = 'CANCELLED'
          AND (${isTheirs} OR (
            lower(b.email) = lower(e.email) AND c.taken - coalesce((
              SELECT sum(h.places) FROM holds h
              WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2
            ), 0) < c.capacity
          ))
      )
    ) ORDER BY e.id`,
};

/**
 * Who waits in vain: the class has begun or is off, or they have cancelled a booking of it. That nobody but an address
 * says so, which anybody can type, ends an entry only when there is a place that it would be offered.
 */
export function findOverEntries(
  db: Queries,
  branchId: string,
  now: Date,
): Promise<{ id: string; classOff: boolean }[]> {
  return db.run(overEntries, [branchId, now]);
}
