import type { LocalDate } from '@studio/domain/time/local-date';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { DayRange } from './count-classes.ts';
import { bedsOutOfService } from './tables.ts';

export type BedOutOfServiceRow = typeof bedsOutOfService.$inferSelect;

/** Which classes miss a bed: one, or all of a room from a day to another, both included. */
export type BedScope = { classId: string } | ({ roomId: string } & DayRange);

/** Beds that all classes of a room miss on some day of a range. */
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
        isNull(bedsOutOfService.backAt),
        isNull(bedsOutOfService.classId),
        lte(bedsOutOfService.fromDate, to),
        gte(bedsOutOfService.toDate, from),
      ),
    );
}

/** How many of these beds a room misses on a day. */
export function countBedsOutOfService(
  beds: readonly BedOutOfServiceRow[],
  roomId: string,
  date: LocalDate,
): number {
  return beds.filter((bed) => bed.roomId === roomId && bed.fromDate <= date && bed.toDate >= date).length;
}

/** Beds that one class misses, by when they were taken out. */
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
        isNull(bedsOutOfService.backAt),
        or(eq(bedsOutOfService.classId, id), ofRoom),
      ),
    )
    .orderBy(bedsOutOfService.takenOutAt);
}

const lockForBed: PreparedStatement = {
  name: 'lock_classes_for_bed',
  text: `SELECT id FROM classes
    WHERE branch_id = $1 AND status = 'ON' AND starts_at > $2
      AND (id = $3::uuid OR ($3::uuid IS NULL AND listed AND room_id = $4 AND local_date BETWEEN $5::date AND $6::date))
    ORDER BY id FOR UPDATE`,
};

/**
 * The classes that would miss a bed, that are on and have not begun, kept as they are until the transaction ends. Of a
 * room, a one-to-one misses none: it needs one of those that are left.
 */
export async function lockClassesForBed(
  tx: QueryExecutor,
  branchId: string,
  where: BedScope,
  now: Date,
): Promise<string[]> {
  const of =
    'classId' in where ? [where.classId, null, null, null] : [null, where.roomId, where.from, where.to];
  const rows = await tx.run<{ id: string }>(lockForBed, [branchId, now, ...of]);
  return rows.map(({ id }) => id);
}

const lessOne: PreparedStatement = {
  name: 'take_bed_out',
  text: `UPDATE classes SET capacity = capacity - 1, beds_out = beds_out + 1
    WHERE branch_id = $1 AND id = ANY ($2::uuid[]) AND taken < capacity RETURNING id`,
};

/** Takes one place out of each of these classes, where one is free. Returns in how many there was. */
export async function reduceCapacityByOne(
  tx: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<number> {
  return (await tx.run(lessOne, [branchId, classIds])).length;
}

const countAgain: PreparedStatement = {
  name: 'count_beds_out_again',
  text: `UPDATE classes SET capacity = counted.offered - counted.beds, beds_out = counted.beds
    FROM (
      SELECT c.id, c.capacity + c.beds_out AS offered, least(count(b.id)::int, c.capacity + c.beds_out) AS beds
      FROM classes c
      LEFT JOIN beds_out b ON b.branch_id = c.branch_id AND b.back_at IS NULL
        AND (b.class_id = c.id
          OR (b.class_id IS NULL AND c.listed AND b.room_id = c.room_id
            AND c.local_date BETWEEN b.from_date AND b.to_date))
      WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])
      GROUP BY c.branch_id, c.id
    ) counted
    WHERE classes.branch_id = $1 AND classes.id = counted.id`,
};

/** Classes that nobody has booked are on again: beds went out, or came back, while they were off. */
export async function reapplyBedsOutOfService(
  tx: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<void> {
  await tx.run(countAgain, [branchId, classIds]);
}

/** Writes down that a bed is out of order. Returns its id. */
export async function recordBedOutOfService(
  tx: QueryExecutor,
  bed: Omit<BedOutOfServiceRow, 'id' | 'backAt'>,
): Promise<string> {
  const id = uuidv7();
  await tx.orm.insert(bedsOutOfService).values({ ...bed, id });
  return id;
}

const noteBack: PreparedStatement = {
  name: 'bed_is_back',
  text: `UPDATE beds_out SET back_at = $3 WHERE branch_id = $1 AND id = $2 AND back_at IS NULL
    RETURNING class_id AS "classId", room_id AS "roomId", from_date::text AS "from", to_date::text AS "to"`,
};

const moreOne: PreparedStatement = {
  name: 'bring_bed_back',
  text: `UPDATE classes SET capacity = capacity + 1, beds_out = beds_out - 1
    WHERE branch_id = $1 AND starts_at > $2 AND beds_out > 0
      AND (id = $3::uuid OR ($3::uuid IS NULL AND room_id = $4 AND local_date BETWEEN $5::date AND $6::date))
    RETURNING id`,
};

/** The bed is in order again: the classes that have not begun get their place back. Null: it is not out. */
export async function returnBedToService(
  tx: QueryExecutor,
  branchId: string,
  bedId: string,
  now: Date,
): Promise<number | null> {
  const [bed] = await tx.run<{ classId: string | null } & { roomId: string } & DayRange>(noteBack, [
    branchId,
    bedId,
    now,
  ]);
  if (!bed) return null;
  const values = [branchId, now, bed.classId, bed.roomId, bed.from, bed.to];
  return (await tx.run(moreOne, values)).length;
}
