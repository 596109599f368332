import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { coverRequests } from './tables.ts';

/** Reason in the activity log, which names the instructor from the entry's details. */
export const coverFoundReason = 'cover found';

export type CoverRequestRow = typeof coverRequests.$inferSelect;

export async function findOpenCoverRequest(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<CoverRequestRow | null> {
  const [row] = await db.orm.select().from(coverRequests).where(openOf(branchId, classId));
  return row ?? null;
}

export async function findCoverRequest(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<CoverRequestRow | null> {
  const [row] = await db.orm
    .select()
    .from(coverRequests)
    .where(and(eq(coverRequests.branchId, branchId), eq(coverRequests.id, id)));
  return row ?? null;
}

const latestCovers: PreparedStatement = {
  name: 'latest_cover_requests',
  text: `SELECT DISTINCT ON (class_id) branch_id AS "branchId", id, class_id AS "classId",
      instructor_id AS "instructorId", reason, status, requested_by AS "requestedBy", requested_at AS "requestedAt",
      covered_by AS "coveredBy", settled_by AS "settledBy", settled_at AS "settledAt"
    FROM cover_requests WHERE branch_id = $1 AND class_id = ANY ($2::uuid[]) AND status <> 'CANCELLED'
    ORDER BY class_id, requested_at DESC`,
};

/** Returns the latest cover request of each class. Ignores withdrawn requests. */
export function listLatestCoverRequests(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
): Promise<CoverRequestRow[]> {
  return db.run<CoverRequestRow>(latestCovers, [branchId, [...classIds]]);
}

/** Inserts an open cover request. Returns null when the class already has one. */
export async function insertCoverRequest(
  tx: QueryExecutor,
  input: Pick<CoverRequestRow, 'branchId' | 'classId' | 'instructorId' | 'reason'>,
  actor: Actor,
  now: Date,
): Promise<CoverRequestRow | null> {
  const [made] = await tx.orm
    .insert(coverRequests)
    .values({ ...input, id: uuidv7(), requestedBy: actor, requestedAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) await noteCover(tx, made, { actor, at: now, action: 'OPEN', reason: made.reason });
  return made ?? null;
}

/** Sets the open cover request of a class to covered or withdrawn. Returns null when there is none. */
export async function settleCoverRequest(
  tx: QueryExecutor,
  key: { branchId: string; classId: string },
  end: { status: 'COVERED'; coveredBy: string } | { status: 'CANCELLED' },
  actor: Actor,
  now: Date,
): Promise<CoverRequestRow | null> {
  const [ended] = await tx.orm
    .update(coverRequests)
    .set({ ...end, settledBy: actor, settledAt: now })
    .where(openOf(key.branchId, key.classId))
    .returning();
  if (!ended) return null;
  const outcome =
    end.status === 'COVERED'
      ? { reason: coverFoundReason, instructorId: end.coveredBy }
      : { reason: 'request cancelled' };
  await noteCover(tx, ended, { actor, at: now, action: end.status, ...outcome });
  return ended;
}

function openOf(branchId: string, classId: string) {
  return and(
    eq(coverRequests.branchId, branchId),
    eq(coverRequests.classId, classId),
    eq(coverRequests.status, 'OPEN'),
  );
}

function noteCover(
  tx: QueryExecutor,
  { branchId, id, classId }: CoverRequestRow,
  {
    instructorId,
    ...entry
  }: { actor: Actor; at: Date; action: string; reason: string; instructorId?: string },
): Promise<void> {
  const detail = { classId, ...(instructorId && { instructorId }) };
  return writeAudit(tx, [{ ...entry, branchId, subject: 'cover', subjectId: id, detail }]);
}
