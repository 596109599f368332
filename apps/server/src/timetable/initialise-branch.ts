import { seedBranch } from '../catalogue/seed-branch.ts';
import type { Database } from '../platform/database/database.ts';
import { seedTimetable } from './seed-timetable.ts';

/**
 * Seeds the studio's branch from the content package, once. Does nothing if the branch exists. Safe when several
 * processes start at once.
 */
export async function initialiseBranch(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (await seedBranch(tx)) await seedTimetable(tx, now);
  });
}
