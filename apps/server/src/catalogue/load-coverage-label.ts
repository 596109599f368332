import { type CoverableClass, isExcludedFromMemberships } from '@studio/domain/entitlements/coverage-error';
import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { activities } from './tables.ts';

/**
 * Returns the label of the activity of a class, such as "Reformer". For a class that no membership covers, returns its
 * own title.
 */
export async function loadCoverageLabel(
  db: QueryExecutor,
  klass: Pick<CoverableClass, 'activityId' | 'subType'> & { branchId: string; title: string },
): Promise<string> {
  if (isExcludedFromMemberships(klass)) return klass.title;
  const [row] = await db.orm
    .select({ label: activities.label })
    .from(activities)
    .where(and(eq(activities.branchId, klass.branchId), eq(activities.id, klass.activityId)));
  return row?.label ?? klass.title;
}
