import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { coverRequests } from './tables.ts';

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
    FROM cover_requests WHERE branch_id = $1 AND class_id = ANY ($2::uuid[]) AND status <> 'WITHDRAWN'
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
  if (made) await noteCover(tx, made, 'OPEN', made.reason, actor, now);
  return made ?? null;
}

/** Sets the open cover request of a class to covered or withdrawn. Returns null when there is none. */
export async function settleCoverRequest(
  tx: QueryExecutor,
  key: { branchId: string; classId: string },
  end: { status: 'COVERED'; coveredBy: string } | { status: 'WITHDRAWN' },
  actor: Actor,
  now: Date,
): Promise<CoverRequestRow | null> {
  const [ended] = await tx.orm
    .update(coverRequests)
    .set({ ...end, settledBy: actor, settledAt: now })
    .where(openOf(key.branchId, key.classId))
    .returning();
  if (ended) {
    const why = end.status === 'COVERED' ? `taught by ${end.coveredBy}` : 'request cancelled';
    await noteCover(tx, ended, end.status, why, actor, now);
  }
  return ended ?? null;
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
  action: string,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const detail = { classId };
  return writeAudit(tx, [
    { branchId, at: now, actor, subject: 'cover', subjectId: id, action, reason, detail },
  ]);
}
