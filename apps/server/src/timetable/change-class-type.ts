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
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

/** New values of a class type. */
export interface ClassTypeChange extends ClassTypeInput {
  id: string;
  /** Version that the caller read. */
  version: number;
  /** Whether to also change future classes in which no one holds, has booked or waits for a place. */
  includeScheduled: boolean;
}

/**
 * Changes future classes in which no one holds, has booked or waits for a place. Classes of a series with its own price
 * keep that price. A class that would overlap the next class of its room or instructor keeps its length. The
 * number of places stays.
 */
const changeFuture: PreparedStatement = {
  name: 'change_future_classes',
  text: `UPDATE classes c SET title = $4, description = $5, activity_id = $8, sub_type = $9, difficulty = $10, tags = $11::text[],
      price_pence = coalesce((SELECT w.price_pence FROM class_series w WHERE w.branch_id = c.branch_id AND w.id = c.series_id), $6),
      duration_min = CASE WHEN $7 <= c.duration_min OR NOT EXISTS (
        SELECT 1 FROM classes o WHERE o.branch_id = c.branch_id AND o.id <> c.id AND o.status = 'SCHEDULED'
          AND (o.room_id = c.room_id OR o.instructor_id = c.instructor_id)
          AND o.starts_at >= c.starts_at AND o.starts_at < c.starts_at + make_interval(mins => $7)) THEN $7 ELSE c.duration_min END
    WHERE c.branch_id = $1 AND c.class_type_id = $2 AND c.starts_at > $3 AND c.status = 'SCHEDULED'
      AND c.taken = 0 AND c.waiting = 0
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id AND b.status <> 'CANCELLED')
    RETURNING c.id`,
};

/**
 * Changes a class type. Returns the number of changed classes. Throws AppError not_found, bad_request and
 * edit_conflict.
 */
export async function changeClassType(
  { database, clock }: Services,
  { branchId, id, version, includeScheduled, ...input }: ClassTypeChange,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<number> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const own = and(eq(classTypes.branchId, branchId), eq(classTypes.id, id));
    const [row] = await tx.orm.select().from(classTypes).where(own).for('update');
    if (!row) throw new AppError('not_found');
    await assertVersion(tx, { branchId, subject: 'class-type', subjectId: id }, row.version, version);
    const columns = await toClassTypeColumns(tx, branchId, input);
    await tx.orm
      .update(classTypes)
      .set({ ...columns, version: version + 1 })
      .where(own);
    const { title, description, pricePence, durationMin, activityId, subType, difficulty, tags } = columns;
    const values = [branchId, id, now, title, description, pricePence, durationMin];
    const changed = includeScheduled
      ? (await tx.run<{ id: string }>(changeFuture, [...values, activityId, subType, difficulty, tags]))
          .length
      : 0;
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'class-type',
        subjectId: id,
        action: 'CHANGED',
        reason: includeScheduled ? 'including upcoming classes' : 'for classes added from now on',
        detail: { ...toClassTypeLogValues(columns), changed, before: toClassTypeLogValues(row) },
      },
    ]);
    return changed;
  });
}
