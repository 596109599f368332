import { seedBranch } from '../catalogue/seed-branch.ts';
import type { Database } from '../platform/database.ts';
import { seedTimetable } from './seed-timetable.ts';

/**
 * Fills the database with the studio as the content package describes it, once for each branch; does nothing when the
 * branch is there. Safe when several processes start together.
 */
export async function initialiseBranch(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (await seedBranch(tx)) await seedTimetable(tx, now);
  });
}
