import { isCancelledWithClass } from '@studio/domain/bookings/refund-for-class';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BookingRow } from '../bookings/booking-store.ts';
import type { ClassCancellationRow } from '../bookings/cancellation/find-class-cancellation.ts';
import { bookings, classCancellations, holds } from '../bookings/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const takeOpen: PreparedStatement = {
  name: 'lease_open_cancellation',
  text: `UPDATE class_cancellations SET leased_until = $3
    WHERE branch_id = $1 AND id IN (
      SELECT id FROM class_cancellations
      WHERE branch_id = $1 AND finished_at IS NULL AND (leased_until IS NULL OR leased_until <= $2)
        AND NOT (id = ANY ($4::uuid[]))
      ORDER BY requested_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/**
 * Leases the next unfinished cancellation, except those in `excludedIds`, so that two processes don't do the same work.
 * The lease of a crashed process expires at `until`. Returns null if every unfinished cancellation is leased or
 * excluded.
 */
export async function leaseNextCancellation(
  db: QueryExecutor,
  branchId: string,
  { now, until, excludedIds }: { now: Date; until: Date; excludedIds: readonly string[] },
): Promise<ClassCancellationRow | null> {
  const [taken] = await db.run<{ id: string }>(takeOpen, [branchId, now, until, [...excludedIds]]);
  if (!taken) return null;
  const [row] = await db.orm
    .select()
    .from(classCancellations)
    .where(and(eq(classCancellations.branchId, branchId), eq(classCancellations.id, taken.id)));
  return row ?? null;
}

/** Extends the lease of a cancellation to `until`, or ends the lease if `until` is null. */
export async function extendCancellationLease(
  db: QueryExecutor,
  { branchId, id }: Pick<ClassCancellationRow, 'branchId' | 'id'>,
  until: Date | null,
): Promise<void> {
  await db.orm
    .update(classCancellations)
    .set({ leasedUntil: until })
    .where(and(eq(classCancellations.branchId, branchId), eq(classCancellations.id, id)));
}

const finishIfDone: PreparedStatement = {
  name: 'finish_cancellation_if_done',
  text: `UPDATE class_cancellations c SET finished_at = $3, leased_until = NULL
    WHERE c.branch_id = $1 AND c.id = $2 AND c.finished_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM holds h
        WHERE h.branch_id = c.branch_id AND h.class_id = c.class_id AND h.status = 'LIVE')
      AND NOT EXISTS (SELECT 1 FROM payments p
        WHERE p.branch_id = c.branch_id AND p.class_id = c.class_id AND p.status = 'OPEN')
      AND NOT EXISTS (SELECT 1 FROM waiting_entries w
        WHERE w.branch_id = c.branch_id AND w.class_id = c.class_id AND w.status IN ('WAITING', 'OFFERED'))
      AND NOT EXISTS (SELECT 1 FROM bookings b
        WHERE b.branch_id = c.branch_id AND b.class_id = c.class_id
          AND (b.status = 'CONFIRMED' OR (b.late_cancelled_at IS NOT NULL AND b.waived_at IS NULL)))
    RETURNING id`,
};

/** Marks a cancellation as finished. Returns false while holds, payments, waiting entries or bookings remain. */
export async function finishCancellation(
  db: QueryExecutor,
  { branchId, id }: ClassCancellationRow,
  now: Date,
): Promise<boolean> {
  return (await db.run(finishIfDone, [branchId, id, now])).length > 0;
}

/** Returns the orders that have places to cancel in a class, oldest first, each with all its places. */
export async function listOrdersInClass(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<BookingRow[][]> {
  const inClass = db.orm
    .select({ orderId: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.classId, classId)));
  const rows = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), inArray(bookings.orderId, inClass)))
    .orderBy(asc(bookings.createdAt), asc(bookings.orderId), asc(bookings.position));
  const orders = new Map<string, BookingRow[]>();
  for (const row of rows) orders.set(row.orderId, [...(orders.get(row.orderId) ?? []), row]);
  return [...orders.values()].filter((order) =>
    order.some((place) => place.classId === classId && isCancelledWithClass(place)),
  );
}

/**
 * Returns the live holds of a class. Includes those whose time has passed, because they take places until they are
 * ended.
 */
export function listLiveHolds(db: QueryExecutor, branchId: string, classId: string) {
  return db.orm
    .select({ branchId: holds.branchId, id: holds.id, places: holds.places })
    .from(holds)
    .where(and(eq(holds.branchId, branchId), eq(holds.classId, classId), eq(holds.status, 'LIVE')))
    .orderBy(asc(holds.id));
}
