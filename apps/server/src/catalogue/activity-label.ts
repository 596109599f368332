import { type CoverableClass, isBesideMemberships } from '@studio/domain/entitlements/covers-class';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { activities } from './tables.ts';

/** What a class's kind is called, to say what covers it: "Reformer". One that nothing covers goes by its own title. */
export async function activityLabel(
  db: Queries,
  klass: Pick<CoverableClass, 'activityId' | 'subType'> & { branchId: string; title: string },
): Promise<string> {
  if (isBesideMemberships(klass)) return klass.title;
  const [row] = await db.orm
    .select({ label: activities.label })
    .from(activities)
    .where(and(eq(activities.branchId, klass.branchId), eq(activities.id, klass.activityId)));
  return row?.label ?? klass.title;
}
