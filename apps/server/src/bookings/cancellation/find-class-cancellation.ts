import { and, desc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { classCancellations } from '../tables.ts';

export type ClassCancellationRow = typeof classCancellations.$inferSelect;

/** Returns the latest cancellation of a class, finished or not; null if there is none. */
export async function findClassCancellation(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<ClassCancellationRow | null> {
  const [row] = await db.orm
    .select()
    .from(classCancellations)
    .where(and(eq(classCancellations.branchId, branchId), eq(classCancellations.classId, classId)))
    .orderBy(desc(classCancellations.requestedAt))
    .limit(1);
  return row ?? null;
}
