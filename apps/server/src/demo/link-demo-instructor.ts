import { and, eq, isNull } from 'drizzle-orm';
import { instructors } from '../catalogue/tables.ts';
import type { Database } from '../platform/database/database.ts';

/** Links a demo instructor to the account with the same name, unless already linked. For demo mode only. */
export async function linkDemoInstructor(
  database: Database,
  branchId: string,
  { name, userId }: { name: string; userId: string },
): Promise<void> {
  await database.orm
    .update(instructors)
    .set({ userId })
    .where(and(eq(instructors.branchId, branchId), eq(instructors.name, name), isNull(instructors.userId)));
}
