import { and, between, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { tourSlots, tours } from './tables.ts';

/** A tour as it is stored. */
export type TourRow = typeof tours.$inferSelect;

export async function findTour(db: QueryExecutor, branchId: string, id: string): Promise<TourRow | null> {
  const [row] = await db.orm
    .select()
    .from(tours)
    .where(and(eq(tours.branchId, branchId), eq(tours.id, id)));
  return row ?? null;
}

/** The tour that a browser has booked at a moment, if there is one. */
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

/** When slots begin that others have: booked ones, and holds of other browsers whose time has not passed. */
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

/** Standing tours that begin in a span of time, by their start. */
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

/** Standing tours that begin in a span of time and have not been reminded of, for that start. */
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
