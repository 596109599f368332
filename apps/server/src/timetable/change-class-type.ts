import { and, eq } from 'drizzle-orm';
import { assertVersion } from '../catalogue/assert-version.ts';
import {
  type ClassTypeInput,
  toClassTypeColumns,
  toClassTypeLogValues,
} from '../catalogue/class-type-store.ts';
import { classTypes } from '../catalogue/tables.ts';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { keepsPriceSql } from './keeps-price-sql.ts';
import { lockTimetableForChange } from './lock-timetable.ts';

/** New values of a class type. */
export interface ClassTypeChange extends ClassTypeInput {
  id: string;
  /** Version that the caller read. */
  version: number;
  /** Whether to also change the details of upcoming classes. Booked ones get only the new name and description. */
  includeScheduled: boolean;
  /** Whether to also change the price of upcoming classes. */
  repriceScheduled: boolean;
}

/**
 * Numbers of upcoming classes with all new details, with only the new name and description, with the old ones, with the
 * new price, and with their own price.
 */
interface ClassTypeEffect {
  changedClasses: number;
  renamedClasses: number;
  unchangedClasses: number;
  repricedClasses: number;
  keptPrices: number;
}

/**
 * Locks upcoming classes, so that no change or booking of them is in progress. Locks them in the order of their ids, as
 * all changes do, to prevent deadlocks.
 */
const lockFuture: PreparedStatement = {
  name: 'lock_future_classes',
  text: `SELECT id FROM classes WHERE branch_id = $1 AND class_type_id = $2 AND starts_at > $3
    ORDER BY id FOR UPDATE`,
};

/**
 * Changes the details of future classes in which no one holds, has booked or waits for a place, and only the name and
 * description of the others. A class that would overlap the next class of its room or instructor keeps its duration.
 * The number of places and the price stay (handbook: timetable 21).
 */
const changeFuture: PreparedStatement = {
  name: 'change_future_classes',
  text: `WITH upcoming AS (
    SELECT c.id, c.taken > 0 OR c.waiting > 0 OR EXISTS (
        SELECT 1 FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id AND b.status <> 'CANCELLED') AS chosen
    FROM classes c
    WHERE c.branch_id = $1 AND c.class_type_id = $2 AND c.starts_at > $3 AND c.status = 'SCHEDULED'),
  changed AS (
    UPDATE classes c SET title = $4, description = $5, activity_id = $7, sub_type = $8, difficulty = $9, tags = $10::text[],
      duration_min = CASE WHEN $6 <= c.duration_min OR NOT EXISTS (
        SELECT 1 FROM classes o WHERE o.branch_id = c.branch_id AND o.id <> c.id AND o.status = 'SCHEDULED'
          AND (o.room_id = c.room_id OR o.instructor_id = c.instructor_id)
          AND o.starts_at >= c.starts_at AND o.starts_at < c.starts_at + make_interval(mins => $6)) THEN $6 ELSE c.duration_min END
    FROM upcoming u WHERE c.branch_id = $1 AND c.id = u.id AND NOT u.chosen RETURNING c.id),
  renamed AS (
    UPDATE classes c SET title = $4, description = $5
    FROM upcoming u
    WHERE c.branch_id = $1 AND c.id = u.id AND u.chosen AND (c.title, c.description) IS DISTINCT FROM ($4, $5)
    RETURNING c.id)
  SELECT count(n.id)::int AS "changedClasses", count(r.id)::int AS "renamedClasses",
    count(*) FILTER (WHERE n.id IS NULL AND r.id IS NULL)::int AS "unchangedClasses"
  FROM upcoming u LEFT JOIN changed n ON n.id = u.id LEFT JOIN renamed r ON r.id = u.id`,
};

/**
 * Changes the price of future classes, also of cancelled ones, which staff may restore. Counts only scheduled ones.
 * Bookings and open payments keep the price that they contain. 1:1s and classes with their own price, or of a series
 * with its own price, keep it.
 */
const repriceFuture: PreparedStatement = {
  name: 'reprice_future_classes',
  text: `WITH upcoming AS (
      SELECT c.id, c.status, ${keepsPriceSql} AS kept
      FROM classes c LEFT JOIN class_series w ON w.branch_id = c.branch_id AND w.id = c.series_id
      WHERE c.branch_id = $1 AND c.class_type_id = $2 AND c.starts_at > $3
    ), repriced AS (
      UPDATE classes c SET price_pence = $4 FROM upcoming u WHERE c.branch_id = $1 AND c.id = u.id AND NOT u.kept
    )
    SELECT count(*) FILTER (WHERE NOT kept)::int AS "repricedClasses", count(*) FILTER (WHERE kept)::int AS "keptPrices"
    FROM upcoming WHERE status = 'SCHEDULED'`,
};

/**
 * Changes a class type. Returns what has changed in upcoming classes. Throws AppError not_found, bad_request and
 * edit_conflict.
 */
export async function changeClassType(
  { database, clock }: Services,
  { branchId, id, version, includeScheduled, repriceScheduled, ...input }: ClassTypeChange,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ClassTypeEffect> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockTimetableForChange(tx, branchId);
    const own = and(eq(classTypes.branchId, branchId), eq(classTypes.id, id));
    const [row] = await tx.orm.select().from(classTypes).where(own).for('update');
    if (!row) throw new AppError('not_found');
    await assertVersion(tx, { branchId, subject: 'class-type', subjectId: id }, row.version, version);
    const columns = await toClassTypeColumns(tx, branchId, input);
    await tx.orm
      .update(classTypes)
      .set({ ...columns, version: version + 1 })
      .where(own);
    const future = [branchId, id, now] as const;
    if (includeScheduled || repriceScheduled) await tx.run(lockFuture, future);
    const effect = {
      ...(repriceScheduled ? await reprice(tx, future, columns.pricePence) : nothingRepriced),
      ...(includeScheduled ? await changeDetails(tx, future, columns) : nothingChanged),
    };
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'class-type',
        subjectId: id,
        action: 'CHANGED',
        reason: describeScope(includeScheduled, repriceScheduled),
        detail: {
          ...toClassTypeLogValues(columns),
          changed: effect.changedClasses,
          renamed: effect.renamedClasses,
          repriced: effect.repricedClasses,
          before: toClassTypeLogValues(row),
        },
      },
    ]);
    return effect;
  });
}

type FutureClasses = readonly [branchId: string, classTypeId: string, now: Date];
const nothingChanged = { changedClasses: 0, renamedClasses: 0, unchangedClasses: 0 };
const nothingRepriced = { repricedClasses: 0, keptPrices: 0 };

async function changeDetails(
  tx: QueryExecutor,
  future: FutureClasses,
  columns: Awaited<ReturnType<typeof toClassTypeColumns>>,
): Promise<typeof nothingChanged> {
  const { title, description, durationMin, activityId, subType, difficulty, tags } = columns;
  const values = [...future, title, description, durationMin, activityId, subType, difficulty, tags];
  const [counts] = await tx.run<typeof nothingChanged>(changeFuture, values);
  return counts ?? nothingChanged;
}

async function reprice(
  tx: QueryExecutor,
  future: FutureClasses,
  pricePence: number,
): Promise<typeof nothingRepriced> {
  const [counts] = await tx.run<typeof nothingRepriced>(repriceFuture, [...future, pricePence]);
  return counts ?? nothingRepriced;
}

function describeScope(includeScheduled: boolean, repriceScheduled: boolean): string {
  if (includeScheduled && repriceScheduled) return 'applied to upcoming classes too';
  if (includeScheduled) return 'other changes applied to upcoming classes too';
  return repriceScheduled ? 'new price applied to upcoming classes too' : 'applied to new classes only';
}
