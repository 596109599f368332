import { and, between, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { tourSlots, tours } from './tables.ts';

export type TourRow = typeof tours.$inferSelect;

export async function findTour(db: QueryExecutor, branchId: string, id: string): Promise<TourRow | null> {
  const [row] = await db.orm
    .select()
    .from(tours)
    .where(and(eq(tours.branchId, branchId), eq(tours.id, id)));
  return row ?? null;
}

/** Returns the confirmed tour that a browser has booked for a start time, or null. */
export async function findTourAt(
  db: QueryExecutor,
  key: { branchId: string; startsAt: Date; clientId: string },
): Promise<TourRow | null> {
  const [row] = await db.orm
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.branchId, key.branchId),
        eq(tours.startsAt, key.startsAt),
        eq(tours.clientId, key.clientId),
        eq(tours.status, 'CONFIRMED'),
      ),
    );
  return row ?? null;
}

/** Returns the start times (epoch milliseconds) of slots that are booked, or held by other browsers. */
export async function listTakenSlotStarts(
  db: QueryExecutor,
  key: { branchId: string; clientId: string; from: Date; to: Date },
  now: Date,
): Promise<Set<number>> {
  const heldByOthers = and(gt(tourSlots.heldUntil, now), ne(tourSlots.clientId, key.clientId));
  const rows = await db.orm
    .select({ startsAt: tourSlots.startsAt })
    .from(tourSlots)
    .where(
      and(
        eq(tourSlots.branchId, key.branchId),
        between(tourSlots.startsAt, key.from, key.to),
        or(eq(tourSlots.status, 'BOOKED'), heldByOthers),
      ),
    );
  return new Set(rows.map((row) => row.startsAt.getTime()));
}

/** Returns confirmed tours from `from` (inclusive) to `before` (exclusive), by start. */
export async function listToursBetween(
  db: QueryExecutor,
  branchId: string,
  { from, before }: { from: Date; before: Date },
): Promise<TourRow[]> {
  return db.orm
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.branchId, branchId),
        eq(tours.status, 'CONFIRMED'),
        gte(tours.startsAt, from),
        lt(tours.startsAt, before),
      ),
    )
    .orderBy(tours.startsAt);
}

/** Returns confirmed tours in a time range without a reminder for their current start. */
export async function listToursToRemind(
  db: QueryExecutor,
  branchId: string,
  from: Date,
  to: Date,
): Promise<TourRow[]> {
  return db.orm
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.branchId, branchId),
        eq(tours.status, 'CONFIRMED'),
        between(tours.startsAt, from, to),
        sql`${tours.remindedFor} IS DISTINCT FROM ${tours.startsAt}`,
      ),
    );
}
