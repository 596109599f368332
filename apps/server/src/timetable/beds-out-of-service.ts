import type { LocalDate } from '@studio/domain/time/local-date';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { DayRange } from './count-classes.ts';
import { bedsOutOfService } from './tables.ts';

export type BedOutOfServiceRow = typeof bedsOutOfService.$inferSelect;

/** Classes in which a bed is out of service: a single class, or all classes of a room in a range of days. */
export type BedScope = { classId: string } | ({ roomId: string } & DayRange);

/** Returns the beds that are out of service in all classes of a room on at least one day of the range. */
export function listRoomBedsOutOfService(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
): Promise<BedOutOfServiceRow[]> {
  return db.orm
    .select()
    .from(bedsOutOfService)
    .where(
      and(
        eq(bedsOutOfService.branchId, branchId),
        isNull(bedsOutOfService.returnedAt),
        isNull(bedsOutOfService.classId),
        lte(bedsOutOfService.fromDate, to),
        gte(bedsOutOfService.toDate, from),
      ),
    );
}

/** Counts the beds that are out of service in a room on a day. */
export function countBedsOutOfService(
  beds: readonly BedOutOfServiceRow[],
  roomId: string,
  date: LocalDate,
): number {
  return beds.filter((bed) => bed.roomId === roomId && bed.fromDate <= date && bed.toDate >= date).length;
}

/** Returns the beds that are out of service in one class, in the order in which staff took them out of service. */
export function listClassBedsOutOfService(
  db: QueryExecutor,
  { branchId, id, roomId, localDate }: { branchId: string; id: string; roomId: string; localDate: LocalDate },
): Promise<BedOutOfServiceRow[]> {
  const ofRoom = and(
    isNull(bedsOutOfService.classId),
    eq(bedsOutOfService.roomId, roomId),
    lte(bedsOutOfService.fromDate, localDate),
    gte(bedsOutOfService.toDate, localDate),
  );
  return db.orm
    .select()
    .from(bedsOutOfService)
    .where(
      and(
        eq(bedsOutOfService.branchId, branchId),
        isNull(bedsOutOfService.returnedAt),
        or(eq(bedsOutOfService.classId, id), ofRoom),
      ),
    )
    .orderBy(bedsOutOfService.takenOutAt);
}

const lockForBed: PreparedStatement = {
  name: 'lock_classes_for_bed',
  text: `SELECT id FROM classes
    WHERE branch_id = $1 AND status = 'SCHEDULED' AND starts_at > $2
      AND (id = $3::uuid OR ($3::uuid IS NULL AND listed AND room_id = $4 AND local_date BETWEEN $5::date AND $6::date))
    ORDER BY id FOR UPDATE`,
};

/**
 * Locks the active future classes in the scope of a bed and returns their ids. A room scope skips one-to-ones, which
 * need only one bed and can use another.
 */
export async function lockClassesForBed(
  tx: QueryExecutor,
  branchId: string,
  scope: BedScope,
  now: Date,
): Promise<string[]> {
  const scopeValues =
    'classId' in scope ? [scope.classId, null, null, null] : [null, scope.roomId, scope.from, scope.to];
  const rows = await tx.run<{ id: string }>(lockForBed, [branchId, now, ...scopeValues]);
  return rows.map(({ id }) => id);
}

const decrementCapacity: PreparedStatement = {
  name: 'decrement_capacity_for_bed',
  text: `UPDATE classes SET capacity = capacity - 1, beds_out_of_service = beds_out_of_service + 1
    WHERE branch_id = $1 AND id = ANY ($2::uuid[]) AND taken < capacity RETURNING id`,
};

/**
 * Reduces the capacity by one place in each of these classes that has a free place (handbook: timetable 18). Returns
 * the number of changed classes.
 */
export async function reduceCapacityByOne(
  tx: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<number> {
  return (await tx.run(decrementCapacity, [branchId, classIds])).length;
}

const recountBeds: PreparedStatement = {
  name: 'recount_beds_out_of_service',
  text: `UPDATE classes SET capacity = counted.offered - counted.beds, beds_out_of_service = counted.beds
    FROM (
      SELECT c.id, c.capacity + c.beds_out_of_service AS offered, least(count(b.id)::int, c.capacity + c.beds_out_of_service) AS beds
      FROM classes c
      LEFT JOIN beds_out_of_service b ON b.branch_id = c.branch_id AND b.returned_at IS NULL
        AND (b.class_id = c.id
          OR (b.class_id IS NULL AND c.listed AND b.room_id = c.room_id
            AND c.local_date BETWEEN b.from_date AND b.to_date))
      WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])
      GROUP BY c.branch_id, c.id
    ) counted
    WHERE classes.branch_id = $1 AND classes.id = counted.id`,
};

/**
 * Recalculates the capacity of restored, empty classes, because beds may have gone out of service or returned while the
 * classes were cancelled.
 */
export async function reapplyBedsOutOfService(
  tx: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<void> {
  await tx.run(recountBeds, [branchId, classIds]);
}

/** Records a bed as out of service. Returns its id. */
export async function recordBedOutOfService(
  tx: QueryExecutor,
  bed: Omit<BedOutOfServiceRow, 'id' | 'returnedAt'>,
): Promise<string> {
  const id = uuidv7();
  await tx.orm.insert(bedsOutOfService).values({ ...bed, id });
  return id;
}

const markBedReturned: PreparedStatement = {
  name: 'mark_bed_returned',
  text: `UPDATE beds_out_of_service SET returned_at = $3 WHERE branch_id = $1 AND id = $2 AND returned_at IS NULL
    RETURNING class_id AS "classId", room_id AS "roomId", from_date::text AS "from", to_date::text AS "to"`,
};

const incrementCapacity: PreparedStatement = {
  name: 'increment_capacity_for_bed',
  text: `UPDATE classes SET capacity = capacity + 1, beds_out_of_service = beds_out_of_service - 1
    WHERE branch_id = $1 AND starts_at > $2 AND beds_out_of_service > 0
      AND (id = $3::uuid OR ($3::uuid IS NULL AND room_id = $4 AND local_date BETWEEN $5::date AND $6::date))
    RETURNING id`,
};

/**
 * Returns a bed to service, which adds a place to each future class of its scope that has lost places to beds. Returns
 * the number of changed classes; null if the bed isn't out of service.
 */
export async function returnBedToService(
  tx: QueryExecutor,
  branchId: string,
  bedId: string,
  now: Date,
): Promise<number | null> {
  const [bed] = await tx.run<{ classId: string | null } & { roomId: string } & DayRange>(markBedReturned, [
    branchId,
    bedId,
    now,
  ]);
  if (!bed) return null;
  const values = [branchId, now, bed.classId, bed.roomId, bed.from, bed.to];
  return (await tx.run(incrementCapacity, values)).length;
}
